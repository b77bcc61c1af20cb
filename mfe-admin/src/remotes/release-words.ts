import type { SiteRemote } from '@phila/contract/calls';

/** Lists names: `Umoya Energy, Imbali Foods and 2 browsers`. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-ZA', { type: 'conjunction' }).format(names);

const browsersOf = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? '1 browser' : `${count} browsers`];

/** Names those who have a release before others: `10% of visitors, Umoya Energy and testers`. */
export const audienceOf = ({
  stage,
  percent,
  organisations,
}: Pick<NonNullable<SiteRemote['rollout']>, 'stage' | 'percent' | 'organisations'>): string =>
  stage === 'paused'
    ? 'no one'
    : listed([
        ...(percent > 0 ? [`${percent}% of visitors`] : []),
        ...organisations.map(({ osName }) => osName),
        'testers',
      ]);

/** Names the organisations and browsers that a release is held for. */
export const heldFor = ({ organisations, browsers }: SiteRemote['pins'][number]): string =>
  listed([...organisations.map(({ osName }) => osName), ...browsersOf(browsers)]);
