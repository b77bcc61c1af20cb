import { Field, Input } from '@phila/ui';

interface SearchFieldProps {
  hint?: string;
  error?: string | undefined;
  value: string;
  onType: (text: string) => void;
}

/** Search field of a list. Searches as the person types. */
export const SearchField = ({ hint, error, value, onType }: SearchFieldProps) => (
  <Field label="Search" error={error} {...(hint === undefined ? {} : { hint })}>
    {(wiring) => (
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
