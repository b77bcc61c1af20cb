/** The controls of forms that use antd, in one file, because few pages have either. */
import NamedColorPicker from '../../antd/color-picker.tsx';
import { inSite } from '../../antd/in-site.tsx';
import MendedSelect from '../../antd/select.tsx';
import type { Control } from '../form/index.ts';

const ColorPicker = inSite(NamedColorPicker);
const Select = inSite(MendedSelect);

/** Shown without a colour: the grey of the site's lines. */
const NO_COLOUR = '#c9c4bd';

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

interface ColourPickerProps {
  control: Control<string>;
  label: string;
}

/** Picks a colour for the input beside it; that takes hexadecimal digits. */
export const ColourPicker = ({ control, label }: ColourPickerProps) => (
  <ColorPicker
    aria-label={`Pick ${label.toLowerCase()}`}
    disabledAlpha
    // Always passes a colour: without one, antd draws a button into the button (WCAG 4.1.2).
    value={isColour(control.value) ? control.value.trim() : NO_COLOUR}
    onChangeComplete={(colour) => control.onChange(colour.toHexString())}
  />
);

interface SeveralSelectProps {
  control: Control<unknown>;
  options: readonly { value: number | string; label: string }[];
}

/** Takes several of many choices, found by typing. */
export const SeveralSelect = ({
  control: { value, onChange, onBlur, ...wiring },
  options,
}: SeveralSelectProps) => (
  <Select<(number | string)[]>
    {...wiring}
    mode="multiple"
    style={{ inlineSize: '100%' }}
    optionFilterProp="label"
    placeholder="Choose, or type to find"
    options={[...options]}
    value={Array.isArray(value) ? (value as (number | string)[]) : []}
    onChange={onChange}
    onBlur={() => onBlur()}
  />
);
