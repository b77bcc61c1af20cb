import {
  calculateNetWealth,
  netWealthGroups,
  type NetWealthEntry,
  type NetWealthGroupName,
} from '@phila/finance/net-wealth';
import type { DocumentElement } from '@phila/pdf/drawn';
import { netWealth } from '../net-wealth/net-wealth.ts';
import { statement } from '../net-wealth/statement.ts';

export const groupLabel = (name: NetWealthGroupName): string => netWealthGroups[name].label;

/** The statement of the records to print: that of the net wealth page, by the same engine. */
export const worthDocument = (entry: NetWealthEntry, at: Date): DocumentElement => {
  const result = calculateNetWealth(entry);
  return statement({ entry, result, answer: netWealth.answer(entry, result), entered: [] }, at);
};
