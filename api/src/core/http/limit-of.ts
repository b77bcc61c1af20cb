import { type AnyCall, type Limit, needsPerson } from '@phila/contract';
import { addressKey } from '../limits/address-key.ts';

/** The call's own limit; a write of a signed-in person has the default one; a read has none and costs no query. */
export const limitOf = ({
  limit,
  method,
  access,
}: Pick<AnyCall, 'limit' | 'method' | 'access'>): Limit | null =>
  limit ?? (method !== 'GET' && needsPerson(access) ? 'write' : null);

/** By what a limit by address counts a call: each call by itself, and with it the pages that are drawn of it. */
export const keyAtAddress = ({ path }: Pick<AnyCall, 'path'>, ip: string): string =>
  `${path} ${addressKey(ip)}`;
