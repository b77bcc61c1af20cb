import { calls, type Found, type FoundGroup, type Permission } from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { type CallContext, implement, type Implementation } from '../../../core/calls/implement.ts';
import { holds, reachOf, withinReach } from '../../../core/people/rights.ts';
import { soughtIn } from '../../../core/people-search/sought.ts';
import { assertFactorGiven } from '../../../core/people/second-factor.ts';
import type { Reader } from '../../../core/resources/stored-resource.ts';
import { findWanted } from '../../identity/public.ts';
import { findOrders } from '../../shop/public.ts';
import { findRows } from './find-rows.ts';

const MOST = 5;

type Asking = CallContext<'person'>;

/** What the person reaches by a permission, as the calls of a list have it. */
const readerOf = ({ database, clock, person }: Asking, permission: Permission): Reader => {
  const reach = reachOf(person, permission);
  return {
    database,
    clock,
    within: (osNo) => withinReach(reach, osNo),
    reaches: (osNo) => reach === 'everywhere' || (osNo !== null && reach.has(osNo)),
  };
};

/** None for too little of a text: the rest is found all the same. */
const foundPeople = async (asking: Asking, text: string): Promise<Found[]> => {
  const of = soughtIn(text);
  if (of === null) return [];
  const { people } = await findWanted(asking, calls.administration.find, { of, most: MOST });
  return people.map(({ id, firstName, lastName, email, mobile, organisations }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || 'No name yet',
    detail: [email ?? mobile ?? '', ...organisations].filter((part) => part !== '').join(', ') || null,
  }));
};

/** What is looked for, each with the permission to read it. */
const sourcesOf = ({
  areas,
}: WholeService): readonly {
  kind: string;
  permission: Permission;
  find: (asking: Asking, text: string) => Promise<Found[]>;
}[] => [
  { kind: 'people', permission: 'identity.people.read', find: foundPeople },
  {
    kind: 'orders',
    permission: 'shop.orders.read',
    find: ({ database }, text) => findOrders(database, text, MOST),
  },
  ...areas
    .flatMap(({ resources }) => resources)
    .map((stored) => {
      const permission: Permission = `${stored.resource.capability}.read`;
      return {
        kind: stored.resource.name,
        permission,
        find: (asking: Asking, text: string) => findRows(stored, readerOf(asking, permission), text, MOST),
      };
    }),
];

/** What the palette of administration finds: decided for each kind by what the person may read. */
export const findAnswers = (services: WholeService): Implementation[] => {
  const sources = sourcesOf(services);
  return [
    implement(calls.administration.find, async ({ body: { text } }, asking) => {
      const allowed = sources.filter(({ permission }) => holds(asking.person, permission));
      if (allowed.length === 0) return [];
      await assertFactorGiven(asking, asking.person);
      const groups: FoundGroup[] = [];
      // One after another: a search is not to take all connections of the database.
      for (const { kind, find } of allowed) groups.push({ kind, found: await find(asking, text) });
      return groups.filter(({ found }) => found.length > 0);
    }),
  ];
};
