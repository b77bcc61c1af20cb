import { ColorPicker } from 'antd';

interface ColourChoiceProps {
  colour: string;
  onChange: (colour: string) => void;
}

/** The colour of a layout, by field, by hue or by its digits; without transparency, which no paper has. */
const ColourChoice = ({ colour, onChange }: ColourChoiceProps) => (
  <ColorPicker
    // What is seen on it is a part of its name (WCAG 2.5.3).
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
