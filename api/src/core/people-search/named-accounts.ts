import type { AnyCall } from '@phila/contract';
import type { CallContext } from '../calls/implement.ts';
import { type Account, findAccount } from '../accounts/accounts.ts';
import { readUserName } from '../accounts/user-name.ts';
import { countSearch, auditedSearch } from './audited-search.ts';

/**
 * Finds accounts by complete addresses and numbers. Counts as one search for people, plus one for each further address
 * without an account; otherwise a list could try hundreds of guesses at once. Call it before the write's transaction: a
 * rollback would lose the audit of the search.
 * @param typed null in the reply for those without an account
 * @throws Refusal 429
 */
export const namedAccounts = async (
  context: CallContext<'person'>,
  call: AnyCall,
  typed: readonly string[],
): Promise<(Account | null)[]> => {
  const names = typed.map((one) => readUserName(one.trim()));
  const known = names.filter((name) => name !== null);
  const [first] = known;
  if (first === undefined) return names.map(() => null);
  const search = async (): Promise<(Account | null)[]> => {
    const found: (Account | null)[] = [];
    for (const name of names) found.push(name === null ? null : await findAccount(context.database, name));
    return found;
  };
  const of = {
    by: first.kind === 'email' ? ('address' as const) : ('number' as const),
    text: known.map(({ value }) => value).join('\n'),
    account: undefined,
  };
  const found = await auditedSearch(context, call, of, search, (all) => all.flatMap((one) => one?.id ?? []));
  const missing = found.filter((one, at) => one === null && names[at] !== null).length;
  for (let counted = 1; counted < missing; counted += 1) await countSearch(context);
  return found;
};
