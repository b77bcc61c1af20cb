import { insuredThings } from '@phila/finance/insurance-plans';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FIRST_PLAN_YEAR, LAST_PLAN_YEAR } from './shapes.ts';

/** Most plans side by side. */
const MAX_PINNED = 3;

const rand = (least: number) => z.number().check(z.minimum(least), z.maximum(100_000_000));
const count = (most: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(most)));

/** Entries about the family, in rand; null if left blank. */
const family = z.strictObject({
  monthlyIncome: rand(0),
  adults: count(10),
  children: count(20),
  withGapCover: z.nullable(z.boolean()),
});

/** Entries about the thing to insure, in rand. */
const insured = z.strictObject({
  covers: z.enum(insuredThings),
  value: rand(1),
  hasYoungDriver: z.nullable(z.boolean()),
  claim: z.nullable(rand(0)),
});

const comparisonCalls = <Entry>(
  path: `/Plans/${string}`,
  title: string,
  entry: z.ZodMiniType<Entry, Entry>,
) => {
  const kept = z.strictObject({
    entry,
    /** Names of plans, `Scheme, Plan`; a later list may lack one. */
    pinned: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(MAX_PINNED)),
    /** Year of the list; null for the current one. */
    year: z.nullable(z.int().check(z.minimum(FIRST_PLAN_YEAR), z.maximum(LAST_PLAN_YEAR))),
  });
  return {
    read: call({
      method: 'GET',
      path,
      access: 'person',
      summary: `What the person entered and pinned in ${title} when they kept it last; null when never kept.`,
      value: z.nullable(kept),
    }),
    save: call({
      method: 'POST',
      path,
      access: 'person',
      summary: `Keeps what was entered and pinned in ${title}.`,
      body: kept,
      value: kept,
    }),
  };
};

export const keptMedicalAid = comparisonCalls(
  '/Plans/medical-aid/kept',
  'the comparison of medical aids',
  family,
);
export const keptInsurance = comparisonCalls('/Plans/insurance/kept', 'the comparison of insurance', insured);
