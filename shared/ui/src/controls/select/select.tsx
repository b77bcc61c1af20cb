import type { SelectProps } from './choice.ts';
import type LongSelect from './combobox.tsx';
import { lazy } from '../../layout/lazy/index.ts';
import { NativeSelect } from './native-select.tsx';

/** The most options for a native select, because it shows all of them at once. */
const SHORT = 15;

const native = <V extends string | number>(props: SelectProps<V>) => <NativeSelect {...props} />;
/** Uses a native select, with any number of options, until the combobox loads, or if it fails to load. */
const Combobox = lazy(() => import('./combobox.tsx'), {
  standIn: native,
  fault: (_retry, props) => native(props),
}) as typeof LongSelect;

/** Takes one of several options: a native select for up to 15; a combobox for more, or if free text is allowed. */
export const Select = <V extends string | number>(props: SelectProps<V>) =>
  props.options.length <= SHORT && props.typed === undefined ? (
    <NativeSelect {...props} />
  ) : (
    <Combobox {...props} />
  );
