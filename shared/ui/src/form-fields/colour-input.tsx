import { inSite } from '../antd/in-site.tsx';
import NamedColorPicker from '../antd/color-picker.tsx';
import type { Control } from '../form/index.ts';
import { Input } from '../input/index.ts';
import styles from './form-fields.module.css';

const ColorPicker = inSite(NamedColorPicker);

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

interface ColourInputProps {
  control: Control<string>;
  label: string;
}

/** A colour, typed as hexadecimal digits or picked. */
const ColourInput = ({ control, label }: ColourInputProps) => (
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

export default ColourInput;
