import { numberText } from '@phila/contract/format';
import { lightCall } from '@phila/contract/calls';
import { may, type Permission, permissionOf } from '@phila/contract/permissions';
import type { NavigationEntry } from '@phila/contract/remote';
import { MAX_COUNTED, type ResourceCalls } from '@phila/contract/resources';
import { declared, useMay, useProfileName } from '@phila/platform';
import { classes, DeclaredIcon, isIconName, Page, Tile, Tiles } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './home-page.module.css';
import { OfferedTour, TourAgain } from '../tour/index.tsx';
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

/** An icon of the site, or a drawing of the remote's own. */
const iconOf = ({ icon = '' }: NavigationEntry) =>
  isIconName(icon) ? { icon } : { visual: <DeclaredIcon icon={icon} size={26} /> };

const ofResource = ({ resource }: Counted, permission: Permission) =>
  lightCall<Count>('GET', `/Manage/${resource}/count`, may(permission));

/** A tile that says how many rows of a resource there are. */
const CountingTile = ({ entry, permission, counts }: DeclaredTileProps & { counts: Counted }) => {
  const { data } = useQuery(ofResource(counts, permission).query({ query: {} }));
  const count = data?.isCapped ? `${numberText(MAX_COUNTED)}+` : data && numberText(data.count);
  return (
    <Tile
      to={entry.to}
      title={entry.label}
      {...iconOf(entry)}
      // Its line is there before it: the tiles below are not to move.
      text={count === undefined ? '\u00a0' : `${count} ${count === '1' ? counts.one : counts.several}`}
    />
  );
};

/** The tile of a menu entry, which any remote may declare. Shows nothing to a person who may not open the entry. */
const DeclaredTile = ({ entry, permission, counts }: DeclaredTileProps) => {
  if (!useMay(permission)) return null;
  return counts === undefined ? (
    <Tile to={entry.to} title={entry.label} {...iconOf(entry)} text={entry.tile?.text} />
  ) : (
    <CountingTile entry={entry} permission={permission} counts={counts} />
  );
};

/** What remotes declare for this page: the entries of the menu that have a tile, in its order. */
const declaredTiles = (): DeclaredTileProps[] =>
  declared('navigation').flatMap((entry) => {
    const permission = permissionOf(entry.access ?? '');
    return entry.tile === undefined || permission === null
      ? []
      : [{ entry, permission, counts: entry.tile.counts }];
  });

/** The first page of administration: what one may look after, and how much of it there is. */
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
