import { useNearView } from '@phila/platform';
import { latePart, Skeleton } from '@phila/ui';
import { type ComponentType, useRef } from 'react';
import { placeStandIn } from './stand-ins.tsx';

/**
 * For what stands below the first rows of a page: its code and what it reads are asked for when it comes near the view.
 * @param area the part as a person calls it: "History"
 * @param what the same within a sentence: "the history"
 * @param height of what comes, in pixels, so that little below it moves
 */
export const lateBelow = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  area: string,
  what: string,
  height = 120,
) => {
  const Part = latePart(load, placeStandIn(area, what, height));
  const LateBelow = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useNearView(place);
    return <div ref={place}>{isNear ? <Part {...props} /> : <Skeleton height={height} />}</div>;
  };
  return LateBelow;
};
