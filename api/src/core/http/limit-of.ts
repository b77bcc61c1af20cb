import { type AnyCall, type Limit, needsPerson } from '@phila/contract';

/** The call's own limit, or the default for writes of signed-in people; other reads have none and cost no query. */
export const limitOf = ({
  limit,
  method,
  access,
}: Pick<AnyCall, 'limit' | 'method' | 'access'>): Limit | null =>
  limit ?? (method !== 'GET' && needsPerson(access) ? 'write' : null);
