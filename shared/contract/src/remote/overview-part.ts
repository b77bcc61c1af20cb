import * as z from 'zod/mini';
import { area, target } from './addresses.ts';

/**
 * Part of an area that a person completes: a tile with a ring on the area's overview page and, if it has a text, a step
 * of Today on the dashboard until complete.
 */
export const overviewPart = z.strictObject({
  /** Area of the overview: `/details`. */
  area,
  /** Text of the tile: `NEXT OF KIN`. */
  title: z.string(),
  to: target,
  /** Icon name (`iconNames`), or path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first on the overview, across remotes. */
  order: z.number(),
  /** Thing to add, complete or check, after a verb: `your next of kin`. An empty text leaves it out of Today. */
  what: z.string(),
  /** Position in Today among parts not begun; lower comes first; default: `order`. */
  stepOrder: z.optional(z.number()),
  /** Completion, read by a GET call of the contract. */
  completion: z.strictObject({
    /** Path of the call in the contract. The call returns `{ percentage }` unless `fields` are given. */
    path: z.string().check(z.regex(/^\/[A-Za-z/{}-]+$/, 'The path of a call of the contract')),
    /** Values of the path's parameters. */
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** Counts these fields of the returned record. */
    fields: z.optional(z.array(z.string())),
    /** Expects a list of such records. */
    rows: z.optional(z.boolean()),
  }),
});

export type OverviewPart = z.output<typeof overviewPart>;
