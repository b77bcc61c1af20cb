/** The controls of forms that are antd's, in one file: few pages have either. */
import NamedColorPicker from '../antd/color-picker.tsx';
import { inSite } from '../antd/in-site.tsx';
import MendedSelect from '../antd/select.tsx';
import type { Control } from '../form/index.ts';
import { Input } from '../input/index.ts';
import styles from './form-fields.module.css';

const ColorPicker = inSite(NamedColorPicker);
const Select = inSite(MendedSelect);

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

interface ColourInputProps {
  control: Control<string>;
  label: string;
}

/** A colour, typed as hexadecimal digits or picked. */
export const ColourInput = ({ control, label }: ColourInputProps) => (
  <div className={styles.colour}>
    <Input {...control} autoComplete="off" spellCheck={false} maxLength={9} />
    <ColorPicker
      aria-label={`Pick ${label.toLowerCase()}`}
      disabledAlpha
      {...(isColour(control.value) ? { value: control.value.trim() } : { value: null })}
      onChangeComplete={(colour) => control.onChange(colour.toHexString())}
    />
  </div>
);

interface SeveralSelectProps {
  control: Control<unknown>;
  options: readonly { value: number | string; label: string }[];
}

/** Several of many choices, found by typing. */
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
