import { numberText } from '@phila/contract/format';
import { lightCall } from '@phila/contract/calls';
import { may, type Permission, permissionOf } from '@phila/contract/permissions';
import type { NavigationEntry } from '@phila/contract/remote';
import { MAX_COUNTED, type ResourceCalls } from '@phila/contract/resources';
import { declared, useMay, useProfileName } from '@phila/platform';
import { classes, DeclaredIcon, isIconName, Page, Surface, Tile, Tiles } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './home-page.module.css';
import { OfferedTour, TourAgain } from '../tour/index.tsx';
import { Finder } from '../palette/finder.tsx';
import { NeedsYou } from './needs-you.tsx';
import { ThirtyDays } from './thirty-days.tsx';
import { useNeeds } from './use-needs.ts';

type Count = ResourceCalls['count'];
type Counted = NonNullable<NonNullable<NavigationEntry['tile']>['counts']>;

interface DeclaredTileProps {
  entry: NavigationEntry;
  permission: Permission;
  counts: Counted | undefined;
}

/** Uses an icon of the site, or the remote's own drawing. */
const iconOf = ({ icon = '' }: NavigationEntry) =>
  isIconName(icon) ? { icon } : { visual: <DeclaredIcon icon={icon} size={26} /> };

const ofResource = ({ resource }: Counted, permission: Permission) =>
  lightCall<Count>('GET', `/Manage/${resource}/count`, may(permission));

/** Tile with the number of a resource's rows. */
const CountingTile = ({ entry, permission, counts }: DeclaredTileProps & { counts: Counted }) => {
  const { data } = useQuery(ofResource(counts, permission).query({ query: {} }));
  const count = data?.isCapped ? `${numberText(MAX_COUNTED)}+` : data && numberText(data.count);
  return (
    <Tile
      to={entry.to}
      title={entry.label}
      {...iconOf(entry)}
      // Keeps the line's height, so that the tiles below don't move.
      text={count === undefined ? '\u00a0' : `${count} ${count === '1' ? counts.one : counts.several}`}
    />
  );
};

/** Tile of any remote's menu entry, hidden from people who may not open it. */
const DeclaredTile = ({ entry, permission, counts }: DeclaredTileProps) => {
  if (!useMay(permission)) return null;
  return counts === undefined ? (
    <Tile to={entry.to} title={entry.label} {...iconOf(entry)} text={entry.tile?.text} />
  ) : (
    <CountingTile entry={entry} permission={permission} counts={counts} />
  );
};

/** Collects menu entries of all remotes that have a tile, in menu order. */
const declaredTiles = (): DeclaredTileProps[] =>
  declared('navigation').flatMap((entry) => {
    const permission = permissionOf(entry.access ?? '');
    return entry.tile === undefined || permission === null
      ? []
      : [{ entry, permission, counts: entry.tile.counts }];
  });

/** First page of administration: the areas a person looks after, with their numbers. */
const HomePage = () => {
  const person = useProfileName();
  const needs = useNeeds();
  const tiles = useMemo(() => declaredTiles(), []);
  return (
    <Page
      title="Admin Panel"
      sentence={person ? `${person.firstName}, this is what you look after.` : 'This is what you look after.'}
    >
      <div className={classes('grid gap-24', needs.seesAny && needs.isWaiting ? styles.waiting : undefined)}>
        <Surface label="Search">
          <Finder />
        </Surface>
        <OfferedTour />
        <NeedsYou {...needs} />
        <Tiles label="What you look after">
          {tiles.map((tile) => (
            <DeclaredTile key={tile.entry.to} {...tile} />
          ))}
        </Tiles>
        <ThirtyDays />
        <TourAgain />
      </div>
    </Page>
  );
};

export default HomePage;
