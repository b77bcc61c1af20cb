import * as z from 'zod/mini';
import { type Call, call } from '../call.ts';
import { ifGiven, rule, type Rule } from '../rules/rule.ts';
import type { Lookup } from './lookup.ts';

/** A row that a choice names. */
export interface NamedRow {
  id: string;
  name: string;
}

interface OwnRows {
  read: Call<undefined, undefined, undefined, z.ZodMiniType<NamedRow[], NamedRow[]>, 'person'>;
  lookup: Lookup<string, NamedRow>;
}

/** Declares the choice of a person's own rows of another record, which the service names. */
const ownRows = (name: string, summary: string): OwnRows => {
  const row = z.object({ id: z.string(), name: z.string() });
  const read = call({
    method: 'GET',
    path: `/Wealth/${name}`,
    access: 'person',
    summary,
    value: z.array(row) as z.ZodMiniType<NamedRow[], NamedRow[]>,
  });
  const lookup: OwnRows['lookup'] = {
    name,
    ids: 'text',
    row,
    // A lookup's list is read alike, with a token or without.
    call: read as unknown as Lookup<string, NamedRow>['call'],
    isKept: true,
    idOf: ({ id }) => id,
    labelOf: (of) => of.name,
  };
  return { read, lookup };
};

/** The person's loans and bonds, to link one. */
export const ownLoans = ownRows('own-loans', 'The person’s loans and bonds by name, to link one.');

/** The person's short-term insurance, to link a policy. */
export const ownPolicies = ownRows(
  'own-policies',
  'The person’s short-term insurance by name, to link a policy.',
);

/** Optional link to a row of one's own. The service checks that there is one. */
export const ownRowIfGiven: Rule<string, false> = ifGiven(rule(z.guid('Please choose from the list')));
