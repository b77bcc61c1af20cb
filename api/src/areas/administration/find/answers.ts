import {
  calls,
  type Found,
  type FoundGroup,
  type FoundPerson,
  type Permission,
  plainText,
} from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { type CallContext, implement, type Implementation } from '../../../core/calls/implement.ts';
import { holds, reachOf, withinReach } from '../../../core/access/rights.ts';
import { auditedSearch } from '../../../core/people-search/audited-search.ts';
import { parsePersonSearch, type PersonSearch } from '../../../core/people-search/person-search.ts';
import type { PhoneNumbers } from '../../../core/searching/phone-index.ts';
import { assertFactorConfirmed } from '../../../core/step-up/second-factor.ts';
import type { Reader } from '../../../core/resources/stored-resource.ts';
import { peopleWho } from '../../identity/public.ts';
import { findOrders } from '../../shop/public.ts';
import { findCodes } from '../../voucher/public.ts';
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

/** State of an account. */
const stateOf = ({ disabledAt, lastSignInAt }: FoundPerson): Found['state'] => {
  if (disabledAt !== null) return { name: 'Disabled', tone: 'warning' };
  return lastSignInAt === null
    ? { name: 'Never signed in', tone: 'neutral' }
    : { name: 'Active', tone: 'success' };
};

/** Shows a person, their address and number masked. */
const asFound = (person: FoundPerson): Found => ({
  id: person.id,
  name: `${person.firstName} ${person.lastName}`.trim() || 'No name yet',
  detail:
    [person.email, person.mobile, ...person.organisations].filter((part) => part !== null).join(', ') || null,
  state: stateOf(person),
});

interface Source {
  kind: string;
  permission: Permission;
  find: (asking: PersonContext, text: string) => Promise<Found[]>;
}

interface Sources {
  phones: readonly PhoneNumbers[];
  resources: readonly Source[];
}

/** Searches one kind at a time, so that a search does not take every connection of the database. */
const foundBy = async (
  asking: PersonContext,
  { text, of }: { text: string; of: PersonSearch | null },
  { phones, resources }: Sources,
): Promise<{ groups: FoundGroup[]; people: string[] }> => {
  const { database, person } = asking;
  const { people } =
    of !== null && holds(person, 'identity.people.read')
      ? await peopleWho(database, { of, phones, most: MOST })
      : { people: [] };
  const buyer = of?.by === 'name' ? text : null;
  const orders = holds(person, 'shop.orders.read')
    ? await findOrders(database, { text, buyer, most: MOST })
    : { found: [], buyers: [] };
  const codes = holds(person, 'voucher.codes.read') ? await findCodes(asking, text, MOST) : [];
  const groups: FoundGroup[] = [
    { kind: 'people', found: people.map(asFound) },
    { kind: 'orders', found: orders.found },
    { kind: 'voucher-codes', found: codes },
  ];
  for (const { kind, find } of resources) groups.push({ kind, found: await find(asking, text) });
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    people: [...new Set([...people.map(({ id }) => id), ...orders.buyers])],
  };
};

/** Resources to search, each with the permission to read it. */
const sourcesOf = ({ areas }: WholeService): Source[] =>
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

const OWN_PERMISSIONS: readonly Permission[] = [
  'identity.people.read',
  'shop.orders.read',
  'voucher.codes.read',
];

/** Answers the one search of administration with the kinds of rows that the person may read. */
export const findAnswers = (services: WholeService): Implementation[] => {
  const sources = sourcesOf(services);
  const phones = services.areas.flatMap((one) => one.phones);
  return [
    implement(calls.administration.find, async ({ body: { text } }, asking) => {
      const { person } = asking;
      const resources = sources.filter(({ permission }) => holds(person, permission));
      if (resources.length === 0 && !OWN_PERMISSIONS.some((permission) => holds(person, permission)))
        return [];
      await assertFactorConfirmed(asking, person);
      const of = parsePersonSearch(text);
      const { groups } = await auditedSearch(
        asking,
        calls.administration.find,
        of ?? { by: 'words', text: plainText(text) },
        () => foundBy(asking, { text, of }, { phones, resources }),
        ({ people }) => people,
      );
      return groups;
    }),
  ];
};
