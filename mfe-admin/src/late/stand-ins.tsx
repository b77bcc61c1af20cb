import { Loading, Skeleton, standIn } from '@phila/ui';

/** For a drawer or a dialog whose code comes with the press that opens it. */
export const OpenedStandIn = standIn('What you opened');

/**
 * For a part of the page, such as a tab, whose code comes when it is shown.
 * @param area the part as a person calls it: "Speed of pages"
 * @param what the same within a sentence: "the speed of pages"
 * @param height of what comes, in pixels, so that nothing below it moves
 */
export const placeStandIn = (area: string, what: string, height = 320) =>
  standIn(
    area,
    <Loading what={what}>
      <Skeleton height={height} />
    </Loading>,
  );
