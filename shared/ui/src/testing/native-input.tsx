import type { ComponentProps } from 'react';

type NativeInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange?: (event: unknown) => void };

/** A native input, for tests of fields. */
export const NativeInput = ({ onChange = () => undefined, ...native }: NativeInputProps) => (
  <input {...native} onChange={onChange} />
);
