import { ColorPicker } from 'antd';

interface ColourChoiceProps {
  colour: string;
  onChange: (colour: string) => void;
}

/** Chooses a layout's colour by field, hue or hex digits; not transparent, since paper is not. */
const ColourChoice = ({ colour, onChange }: ColourChoiceProps) => (
  <ColorPicker
    // Repeats the visible text in the name (WCAG 2.5.3).
    aria-label={`Colour ${colour}`}
    format="hex"
    disabledAlpha
    disabledFormat
    showText
    value={colour}
    onChange={(chosen) => onChange(chosen.toHexString())}
  />
);

export default ColourChoice;
