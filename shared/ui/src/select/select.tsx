import type { SelectProps } from './choice.ts';
import type LongSelect from './combobox.tsx';
import { lazy } from '../lazy/index.ts';
import { NativeSelect } from './native-select.tsx';

/** Up to so many choices are seen at once, and the browser's own select is the better control. */
const SHORT = 15;

const native = <V extends string | number>(props: SelectProps<V>) => <NativeSelect {...props} />;
/** A native select can choose from any number, until the other one has come and where it does not. */
const Combobox = lazy(() => import('./combobox.tsx'), {
  standIn: native,
  fault: (_retry, props) => native(props),
}) as typeof LongSelect;

/**
 * One of several choices: the browser's own select for up to 15, and above that, and where more can be
 * typed, one that is searched by typing.
 */
export const Select = <V extends string | number>(props: SelectProps<V>) =>
  props.options.length <= SHORT && props.typed === undefined ? (
    <NativeSelect {...props} />
  ) : (
    <Combobox {...props} />
  );
