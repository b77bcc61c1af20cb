import type { AnyCall, Limit } from '@phila/contract';

/** The call's own limit; a write of a signed-in person has the default one; a read has none and costs no query. */
export const limitOf = ({
  limit,
  method,
  access,
}: Pick<AnyCall, 'limit' | 'method' | 'access'>): Limit | null =>
  limit ?? (method !== 'GET' && (access === 'person' || access === 'administrator') ? 'write' : null);
