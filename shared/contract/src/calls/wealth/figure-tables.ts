import { figureKinds, figureTableSchema } from '@phila/finance/figure-tables';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

const AS_READ = 'Enter the version that was read';
/** Increases with each save; 0 for a shipped table that was never saved, and for a new one. */
const version = z.int(AS_READ).check(z.minimum(0, AS_READ), z.maximum(2_000_000_000, AS_READ));

/** Table of any kind, with the version that was read. */
const versioned = z.object({ table: figureTableSchema, version });

const place = z.strictObject({ kind: z.enum(figureKinds), from: z.iso.date() });

/** Figures that others decide, for the calculators: public pages calculate in the browser. */
export const figureTables = call({
  method: 'GET',
  path: '/Wealth/figure-table',
  access: 'anyone',
  summary:
    'Every table of figures that others decide (prime, transfer duty, guideline fees and others), with its source and the day from which it holds, the oldest of a kind first.',
  value: z.array(
    z.extend(versioned, {
      /** The newest of its kind, which no one compared with its source for too long. */
      isOld: z.boolean(),
    }),
  ),
});

export const saveFigureTable = call({
  method: 'PUT',
  path: '/Wealth/figure-table/{kind}/{from}',
  access: may('wealth.taxYears.write'),
  summary:
    'Adds a table of figures that holds from a day, or corrects one; figures that contradict each other are refused at the figure. With a version that is stale it answers 409 and the table as it is now.',
  params: place,
  body: versioned,
  value: versioned,
});

export const removeFigureTable = call({
  method: 'DELETE',
  path: '/Wealth/figure-table/{kind}/{from}',
  access: may('wealth.taxYears.write'),
  summary:
    'Removes a table that an administrator saved, or brings back the shipped one; the table before it holds again.',
  params: place,
  value: z.literal(true),
});
