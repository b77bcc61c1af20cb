import type { AnyCall } from '@phila/contract';
import { addAuditEntries } from '../audit/audit.ts';
import type { CallContext } from '../calls/implement.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { Refusal } from '../http/refusal.ts';
import { coarseNetwork } from '../people/network.ts';
import type { PersonSearch } from './person-search.ts';

/** Names the object of a search: a person, or other words, such as an order's number. */
type Searched = Pick<PersonSearch, 'text'> & { by: PersonSearch['by'] | 'words' };

const WORDS: Readonly<Record<Searched['by'], string>> = {
  name: 'A name',
  address: 'An email address, or how it begins',
  number: 'A telephone number',
  words: 'A number, an amount, a code or other words',
};

/** Counts a search for people. @throws Refusal 429 */
export const countSearch = async ({
  limits,
  person,
}: Pick<CallContext<'person'>, 'limits' | 'person'>): Promise<void> => {
  const { allowed, retryAfter } = await limits.use('people', person.id);
  if (!allowed)
    throw new Refusal(429, 'Too many searches for people. Please try again later.', undefined, {
      retryAfter,
    });
};

/**
 * Counts a search for people, and records in the audit who searched, how, and the people found. Stores only a keyed
 * hash of the searched text, because the audit outlives accounts.
 * @param of null for a list without a search
 * @throws Refusal 429
 */
export const auditedSearch = async <T>(
  context: CallContext<'person'>,
  call: AnyCall,
  of: Searched | null,
  search: () => Promise<T>,
  idsOf: (found: T) => readonly string[],
): Promise<T> => {
  const { database, clock, person, requestId, ip } = context;
  await countSearch(context);
  const found = await search();
  const resource = {
    name: 'people',
    action: 'search',
    version: 0,
    operation: uuidv7(clock.now()),
    difference: of === null ? [] : [{ field: 'Looked for', before: null, after: WORDS[of.by] }],
  };
  await addAuditEntries(database, context, {
    call,
    person,
    requestId,
    network: coarseNetwork(ip),
    input: {},
    answer: null,
    changes: [{ rowId: idsOf(found), before: null, after: of === null ? null : { text: of.text }, resource }],
  });
  return found;
};
