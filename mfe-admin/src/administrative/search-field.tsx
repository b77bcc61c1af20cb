import { Field, Input } from '@phila/ui';

interface SearchFieldProps {
  hint?: string;
  value: string;
  onType: (text: string) => void;
}

/** What a list is searched by, as it is typed. */
export const SearchField = ({ hint, value, onType }: SearchFieldProps) => (
  <Field label="Search" {...(hint === undefined ? {} : { hint })}>
    {({ 'aria-invalid': _wrong, ...wiring }) => (
      <Input
        {...wiring}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
