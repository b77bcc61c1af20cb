import { calls, type FoundGroup, type Permission } from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { type CallContext, implement, type Implementation } from '../../../core/calls/implement.ts';
import { holds, reachOf, withinReach } from '../../../core/access/rights.ts';
import { auditedSearch } from '../../../core/people-search/audited-search.ts';
import { parsePersonSearch } from '../../../core/people-search/person-search.ts';
import { assertFactorConfirmed } from '../../../core/step-up/second-factor.ts';
import type { Reader } from '../../../core/resources/stored-resource.ts';
import { peopleWho } from '../../identity/public.ts';
import { findOrders, ofNumber } from '../../shop/public.ts';
import { findRows } from './find-rows.ts';

const MOST = 5;

type PersonContext = CallContext<'person'>;

/** Limits a search to the rows that the permission reaches, as the calls of a list do. */
const readerOf = ({ database, clock, person }: PersonContext, permission: Permission): Reader => {
  const reach = reachOf(person, permission);
  return {
    database,
    clock,
    within: (osNo) => withinReach(reach, osNo),
    reaches: (osNo) => reach === 'everywhere' || (osNo !== null && reach.has(osNo)),
  };
};

/**
 * Searches people, and orders by buyer or number, as one search for people, counted and recorded once. Too short a text
 * searches nothing but order numbers.
 */
const foundByPerson = async (
  asking: PersonContext,
  text: string,
  may: { people: boolean; orders: boolean },
): Promise<FoundGroup[]> => {
  const { database } = asking;
  const of = parsePersonSearch(text);
  const isOfBuyer = may.orders && ofNumber(text) === null && of?.by === 'name';
  const search = async () => ({
    people: may.people && of !== null ? (await peopleWho(database, { of, most: MOST })).people : [],
    orders:
      isOfBuyer || (may.orders && ofNumber(text) !== null)
        ? await findOrders(database, text, MOST)
        : { found: [], buyers: [] },
  });
  const { people, orders } =
    of !== null && (may.people || isOfBuyer)
      ? await auditedSearch(asking, calls.administration.find, of, search, (all) => [
          ...new Set([...all.people.map(({ id }) => id), ...(isOfBuyer ? all.orders.buyers : [])]),
        ])
      : await search();
  return [
    {
      kind: 'people',
      found: people.map(({ id, firstName, lastName, email, mobile, organisations }) => ({
        id,
        name: `${firstName} ${lastName}`.trim() || 'No name yet',
        detail: [email ?? mobile ?? '', ...organisations].filter((part) => part !== '').join(', ') || null,
      })),
    },
    { kind: 'orders', found: orders.found },
  ];
};

/** Resources to search, each with the permission to read it. */
const sourcesOf = ({ areas }: WholeService) =>
  areas
    .flatMap(({ resources }) => resources)
    .map((stored) => {
      const permission: Permission = `${stored.resource.capability}.read`;
      return {
        kind: stored.resource.name,
        permission,
        find: (asking: PersonContext, text: string) =>
          findRows(stored, readerOf(asking, permission), text, MOST),
      };
    });

/** Answers the search palette of administration with the kinds of rows that the person may read. */
export const findAnswers = (services: WholeService): Implementation[] => {
  const sources = sourcesOf(services);
  return [
    implement(calls.administration.find, async ({ body: { text } }, asking) => {
      const { person } = asking;
      const may = {
        people: holds(person, 'identity.people.read'),
        orders: holds(person, 'shop.orders.read'),
      };
      const allowed = sources.filter(({ permission }) => holds(person, permission));
      if (!may.people && !may.orders && allowed.length === 0) return [];
      await assertFactorConfirmed(asking, person);
      const groups = await foundByPerson(asking, text, may);
      // Searches one kind at a time, so that a search does not take every connection of the database.
      for (const { kind, find } of allowed) groups.push({ kind, found: await find(asking, text) });
      return groups.filter(({ found }) => found.length > 0);
    }),
  ];
};
