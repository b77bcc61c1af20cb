import { lookups } from '@phila/contract';
import type { LookupName } from '@phila/contract';
import { constant } from '../http/constant.ts';
import type { Implementation } from '../http/implement.ts';
import { lookupRows } from './data/index.ts';

/** The lists never change while the service runs: each is written out and compressed once, at its first use. */
export const implementations: Implementation[] = (Object.keys(lookups) as LookupName[]).map((name) => {
  const rows = constant(lookupRows[name]);
  return { call: lookups[name].call, handler: () => rows };
});
