import type { TextField } from '@phila/contract/fields';
import { Input } from '../input/index.ts';
import type { Control } from '../form/index.ts';

/** One line of text. */
export const TextWidget = ({ control, field }: { control: Control<string>; field: TextField }) => (
  <Input
    {...control}
    autoComplete={field.autoComplete ?? 'off'}
    {...(field.inputMode === undefined ? {} : { inputMode: field.inputMode })}
  />
);
