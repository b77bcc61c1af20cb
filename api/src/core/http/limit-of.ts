import { type AnyCall, type Limit, needsPerson } from '@phila/contract';

/** The call's own limit; a write of a signed-in person has the default one; a read has none and costs no query. */
export const limitOf = ({
  limit,
  method,
  access,
}: Pick<AnyCall, 'limit' | 'method' | 'access'>): Limit | null =>
  limit ?? (method !== 'GET' && needsPerson(access) ? 'write' : null);
