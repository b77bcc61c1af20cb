import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { day } from '../../rules/day.ts';
import { sheetQuery } from '../sheet-query.ts';
import { clickGroups, MAX_CLICK_DAYS } from './click-groups.ts';

/** First and last day in South Africa, both included; default: the last thirty days. */
const days = z.strictObject({ From: z.optional(day().schema), Until: z.optional(day().schema) });

const group = z.object({
  /** Unique key of the group in this answer. */
  key: z.string(),
  name: z.string(),
  /** Place, owner and target (without query) of an advert; null for other groups. */
  place: z.nullable(z.string()),
  organisation: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Total; null if other organisations' adverts lead to the same address, because their clicks cannot be separated. */
  clicks: z.nullable(z.int()),
  /** Counts by day, in the order of `dates`. */
  byDay: z.array(z.int()),
  /** True if several visible adverts share an address; each shows all its clicks. */
  isShared: z.boolean(),
});

const value = z.object({
  dates: z.array(z.string()),
  /** Totals by day, in the order of `dates`; each click counts once. */
  byDay: z.array(z.int()),
  clicks: z.int(),
  /** Most clicks first. */
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
