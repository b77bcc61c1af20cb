import type { SelectProps } from './choice.ts';
import type LongSelect from './combobox.tsx';
import { latePart } from '../late-part/index.ts';
import { NativeSelect } from './native-select.tsx';

/** Up to so many choices are seen at once, and the browser's own select is the better control. */
const SHORT = 15;

/** A native select can choose from any number, until the other one has come. */
const late = latePart(
  async () => (await import('./combobox.tsx')).default,
  ({ failed: _failed, retry: _retry, ...props }) => <NativeSelect {...props} />,
);
const Combobox = late as typeof LongSelect;

/** Fetches the code of long selects ahead of a form that has one. */
export const preloadLongSelect = (): void => late.preload();

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
