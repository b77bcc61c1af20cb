import { inSite } from '../antd/in-site.tsx';
import MendedSelect from '../antd/select.tsx';
import type { Control } from '../form/index.ts';

const Select = inSite(MendedSelect);

interface SeveralSelectProps {
  control: Control<unknown>;
  options: readonly { value: number | string; label: string }[];
}

/** Several of many choices, found by typing. */
const SeveralSelect = ({ control: { value, onChange, onBlur, ...wiring }, options }: SeveralSelectProps) => (
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

export default SeveralSelect;
