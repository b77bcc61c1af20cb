import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { day } from '../../rules/day.ts';
import { sheetQuery } from '../sheet-query.ts';
import { clickGroups, MAX_CLICK_DAYS } from './click-groups.ts';

/** First and last day, in South Africa, both inclusive; without them the last thirty days. */
const days = z.strictObject({ From: z.optional(day().schema), Until: z.optional(day().schema) });

const group = z.object({
  /** Tells the groups of one answer apart. */
  key: z.string(),
  name: z.string(),
  /** Of an advert: where it is shown, whose it is, and where it leads to without the query; null for other groups. */
  place: z.nullable(z.string()),
  organisation: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** In all; null where adverts of others lead to the same address, so that no one can tell whose they were. */
  clicks: z.nullable(z.int()),
  /** One for each of `dates`. */
  byDay: z.array(z.int()),
  /** Whether other adverts that one may see lead to the same address: each of them has all of its clicks. */
  isShared: z.boolean(),
});

const value = z.object({
  dates: z.array(z.string()),
  /** Of each of `dates`, each click once. */
  byDay: z.array(z.int()),
  clicks: z.int(),
  /** Those with the most clicks first. */
  groups: z.array(group),
});
export type AdvertClicks = z.output<typeof value>;

export const advertClicks = call({
  method: 'GET',
  path: '/Analytics/advert-clicks',
  access: may('banner.banners.read'),
  summary: `How often adverts were opened on each day, of those who agreed to be counted: what the advert pixel was told. Clicks belong to the adverts that lead to their address; at most ${MAX_CLICK_DAYS} days.`,
  query: z.extend(days, { By: z.optional(z.enum(clickGroups)) }),
  value,
});

export const advertClicksFile = call({
  method: 'GET',
  path: '/Analytics/advert-clicks-file',
  access: may('banner.banners.read'),
  stepUp: 'exports',
  summary:
    'The clicks of each day and address as a CSV file or an Excel workbook, with the adverts that lead there.',
  query: z.extend(days, sheetQuery),
  timeout: 60_000,
});
