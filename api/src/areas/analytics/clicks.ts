import {
  bannerTypes,
  type ClickGroup,
  MAX_CLICK_DAYS,
  southAfricanDay,
  toldAddress,
  type ValueOf,
  type calls,
} from '@phila/contract';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { DAY } from '../../core/durations.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { ReachContext } from '../../core/calls/implement.ts';
import { type LeadingAdvert, leadingAdverts } from '../banner/public.ts';
import { analyticsDays } from './tables.ts';

type Clicks = ValueOf<typeof calls.analytics.advertClicks>;
type Group = Clicks['groups'][number];
/** Tells if the caller may see an organisation's rows; null means rows of no single organisation. */
type Reaches = ReachContext['reaches'];

const USUAL_DAYS = 30;
const CLICK = 'dashboard-ad-click';
const EVERYBODY = 'Everybody';

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The days requested. @throws Refusal 422 */
const datesOf = ({ From, Until }: { From?: string | undefined; Until?: string | undefined }, now: Date) => {
  const refused = (path: string, message: string) => new Refusal(422, message, [{ path, message }]);
  const until = Until ?? southAfricanDay(now);
  const from = From ?? new Date(noonOf(until) - (USUAL_DAYS - 1) * DAY).toISOString().slice(0, 10);
  const count = Math.round((noonOf(until) - noonOf(from)) / DAY) + 1;
  if (count < 1) throw refused('Until', 'The last day is before the first day');
  if (count > MAX_CLICK_DAYS) throw refused('From', `Please choose at most ${MAX_CLICK_DAYS} days`);
  return Array.from({ length: count }, (_, at) =>
    new Date(noonOf(from) + at * DAY).toISOString().slice(0, 10),
  );
};

const placeOf = (type: number): string =>
  Object.values(bannerTypes).find(({ id }) => id === type)?.name ?? `Place ${type}`;
const ownerOf = ({ osNo, osName }: LeadingAdvert): string =>
  osName ?? (osNo === null ? EVERYBODY : `${osNo}`);

/** Names the group of an advert that the caller may see. */
const namedBy: {
  readonly [by in ClickGroup]: (
    advert: LeadingAdvert,
  ) => Pick<Group, 'key' | 'name' | 'place' | 'organisation'>;
} = {
  advert: (advert) => ({
    key: `advert ${advert.id}`,
    name: advert.title,
    place: placeOf(advert.type),
    organisation: ownerOf(advert),
  }),
  place: ({ type }) => ({ key: `place ${type}`, name: placeOf(type), place: null, organisation: null }),
  organisation: (advert) => ({
    key: `organisation ${advert.osNo ?? 'none'}`,
    name: ownerOf(advert),
    place: null,
    organisation: null,
  }),
};

/** Reads the clicks in the caller's reach on these days, by address. */
const readClicks = async (database: Database, reaches: Reaches, dates: readonly string[]) => {
  const seesAll = reaches(null);
  const [adverts, rows] = await Promise.all([
    leadingAdverts(database),
    database
      .select({
        date: analyticsDays.date,
        address: analyticsDays.redirect,
        clicks: sql<number>`sum(${analyticsDays.count})::int`,
      })
      .from(analyticsDays)
      .where(
        and(eq(analyticsDays.event, CLICK), between(analyticsDays.date, dates[0] ?? '', dates.at(-1) ?? '')),
      )
      .groupBy(analyticsDays.date, analyticsDays.redirect)
      .orderBy(asc(analyticsDays.date), asc(analyticsDays.redirect)),
  ]);
  const leading = new Map<string, LeadingAdvert[]>();
  for (const advert of adverts) {
    const address = toldAddress(advert.redirectUri);
    leading.set(address, [...(leading.get(address) ?? []), advert]);
  }
  // Hides an address that other organisations' adverts share, to not reveal clicks of their people.
  const isSeen = (address: string): boolean =>
    seesAll || (leading.get(address)?.every(({ osNo }) => reaches(osNo)) ?? false);
  return {
    leading: new Map(
      [...leading].flatMap(([address, those]) => {
        const reached = those.filter(({ osNo }) => reaches(osNo));
        return reached.length === 0 ? [] : [[address, reached] as const];
      }),
    ),
    isSeen,
    rows: rows.filter(({ address }) => isSeen(address)),
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Counts clicks a day, and by advert, place or organisation. A click is known only by its address, so it counts for
 * each advert that leads there.
 */
export const advertClicks = async (
  database: Database,
  reaches: Reaches,
  {
    By: by = 'advert',
    ...days
  }: { By?: ClickGroup | undefined; From?: string | undefined; Until?: string | undefined },
  now: Date,
): Promise<Clicks> => {
  const dates = datesOf(days, now);
  const { leading, isSeen, rows } = await readClicks(database, reaches, dates);
  const at = new Map(dates.map((date, index) => [date, index]));
  const none = () => dates.map(() => 0);
  const add = (to: number[], date: string, clicks: number) => {
    const index = at.get(date) ?? 0;
    to[index] = (to[index] ?? 0) + clicks;
  };
  const byDay = none();
  const byAddress = new Map<string, number[]>();
  for (const { date, address, clicks } of rows) {
    add(byDay, date, clicks);
    const own = byAddress.get(address) ?? none();
    add(own, date, clicks);
    byAddress.set(address, own);
  }
  const groups = new Map<string, Group>();
  for (const [address, adverts] of leading) {
    const counted = byAddress.get(address) ?? none();
    // Counts an address's clicks once for a place, however many of its adverts lead there.
    const own = new Map(adverts.map((advert) => [namedBy[by](advert).key, namedBy[by](advert)]));
    for (const [key, named] of own) {
      const group = groups.get(key) ?? {
        ...named,
        address: by === 'advert' ? address : null,
        clicks: isSeen(address) ? 0 : null,
        byDay: none(),
        isShared: false,
      };
      groups.set(key, {
        ...group,
        clicks: isSeen(address) ? (group.clicks ?? 0) + sum(counted) : group.clicks,
        byDay: group.byDay.map((before, index) => before + (counted[index] ?? 0)),
        isShared: group.isShared || own.size > 1,
      });
    }
  }
  const former = [...byAddress].filter(([address]) => !leading.has(address));
  for (const [address, counted] of former) {
    const named =
      by === 'advert'
        ? { key: `address ${address}`, name: 'No advert leads here now', address }
        : { key: 'addresses', name: 'Addresses that no advert leads to now', address: null };
    const group = groups.get(named.key);
    groups.set(named.key, {
      ...named,
      place: null,
      organisation: null,
      clicks: (group?.clicks ?? 0) + sum(counted),
      byDay: counted.map((clicks, index) => clicks + (group?.byDay[index] ?? 0)),
      isShared: false,
    });
  }
  return {
    dates,
    byDay,
    clicks: sum(byDay),
    groups: [...groups.values()].toSorted((a, b) => (b.clicks ?? -1) - (a.clicks ?? -1)),
  };
};

export interface ClickRow {
  date: string;
  address: string;
  clicks: number;
  adverts: readonly LeadingAdvert[];
}

/** Lists a row for each day and address, so that sums count each click once. */
export const clickRows = async (
  database: Database,
  reaches: Reaches,
  days: { From?: string | undefined; Until?: string | undefined },
  now: Date,
): Promise<ClickRow[]> => {
  const { leading, rows } = await readClicks(database, reaches, datesOf(days, now));
  return rows.map((row) => ({ ...row, adverts: leading.get(row.address) ?? [] }));
};

const unique = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

export const clickColumns: readonly SheetColumn<ClickRow>[] = [
  { heading: 'Date', kind: 'day', cell: ({ date }) => date },
  { heading: 'Clicks', kind: 'number', cell: ({ clicks }) => clicks },
  { heading: 'Leads to', kind: 'text', cell: ({ address }) => address },
  { heading: 'Adverts', kind: 'text', cell: ({ adverts }) => unique(adverts.map(({ title }) => title)) },
  {
    heading: 'Places',
    kind: 'text',
    cell: ({ adverts }) => unique(adverts.map(({ type }) => placeOf(type))),
  },
  { heading: 'Organisations', kind: 'text', cell: ({ adverts }) => unique(adverts.map(ownerOf)) },
];
