import { lazy, Suspense } from 'react';
import type { SelectProps } from './choice.ts';
import type LongSelect from './combobox.tsx';
import { NativeSelect } from './native-select.tsx';

/** Up to so many choices are seen at once, and the browser's own select is the better control. */
const SHORT = 15;

const load = () => import('./combobox.tsx');
const Combobox = lazy(load) as typeof LongSelect;

/** Fetches the code of long selects ahead of a form that has one. */
export const preloadLongSelect = (): void => void load().catch(() => undefined);

/**
 * One of several choices: the browser's own select for up to 15, and above that, and where more can be
 * typed, one that is searched by typing.
 */
export const Select = <V extends string | number>(props: SelectProps<V>) =>
  props.options.length <= SHORT && props.typed === undefined ? (
    <NativeSelect {...props} />
  ) : (
    // A native select can choose from any number, until the other one has come.
    <Suspense fallback={<NativeSelect {...props} />}>
      <Combobox {...props} />
    </Suspense>
  );
