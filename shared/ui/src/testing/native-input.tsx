import type { ComponentProps } from 'react';
import type { Wiring } from '../field/index.ts';

type NativeInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  status: Wiring['status'];
  onChange?: (event: unknown) => void;
};

/** The browser's own input for tests of fields, without antd around it. */
export const NativeInput = (props: NativeInputProps) => {
  const { status: _, onChange = () => undefined, ...native } = props;
  return <input {...native} onChange={onChange} />;
};
