import { useNearView } from '@phila/platform';
import { lazy, type LazyOptions, Skeleton } from '@phila/ui';
import { type ComponentType, useRef } from 'react';

interface BelowOptions<Props> extends LazyOptions<Props> {
  height: number;
}

/** Loads code and data of a lower part of a page only when it nears the view. */
export const lazyBelow = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: BelowOptions<Props>,
) => {
  const Part = lazy(load, options);
  const Below = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useNearView(place);
    return <div ref={place}>{isNear ? <Part {...props} /> : <Skeleton height={options.height} />}</div>;
  };
  return Below;
};
