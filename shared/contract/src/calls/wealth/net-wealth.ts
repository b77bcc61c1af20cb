import {
  netWealthEntry,
  netWealthGroupNames,
  type NetWealthEntry,
  type NetWealthPoint,
  type NetWealthResult,
} from '@phila/finance/net-wealth';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { Calculation } from './calculator-calls.ts';
import { explanation, shares, warnings } from './result-parts.ts';

/** Last saved statement, and the totals of each saved day for the chart, oldest first. */
export interface NetWealth extends Calculation<NetWealthEntry, NetWealthResult> {
  history: NetWealthPoint[];
}

const result: z.ZodMiniType<NetWealthResult, NetWealthResult> = z.object({
  date: z.nullable(z.string()),
  totalAssets: z.number(),
  totalLiabilities: z.number(),
  netWealth: z.number(),
  groups: z.array(
    z.object({
      name: z.enum(netWealthGroupNames),
      label: z.string(),
      total: z.number(),
      percent: z.nullable(z.number()),
    }),
  ),
  debtToAssets: z.nullable(z.number()),
  solvency: z.nullable(z.number()),
  debtToIncome: z.nullable(z.number()),
  liquidityRatio: z.nullable(z.number()),
  monthsOfCover: z.nullable(z.number()),
  shares,
  warnings,
  explanation,
});

const value: z.ZodMiniType<NetWealth, NetWealth> = z.object({
  entry: netWealthEntry,
  result,
  history: z.array(
    z.object({
      date: z.string(),
      assets: z.number(),
      liabilities: z.number(),
      netWealth: z.number(),
      change: z.nullable(z.number()),
    }),
  ),
});

const path = '/Wealth/net-wealth';

export const netWealth = {
  read: call({
    method: 'GET',
    path,
    access: 'person',
    summary:
      'The net-wealth statement that the person saved last, with the history of all; null when never saved.',
    value: z.nullable(value),
  }),
  save: call({
    method: 'PUT',
    path,
    access: 'person',
    summary: 'Saves a net-wealth statement for its date, by default today; one on the same day is replaced.',
    body: netWealthEntry,
    value,
  }),
};
