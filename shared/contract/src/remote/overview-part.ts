import * as z from 'zod/mini';
import { area, target } from './addresses.ts';

/**
 * A part of an area that a person completes: a tile with a ring on the area's overview page, and, where it
 * says what is asked for, a step of What's next on the dashboard while it is not complete.
 */
export const overviewPart = z.strictObject({
  /** The area whose overview shows the tile: `/details`. */
  area,
  /** The words on the tile: `NEXT OF KIN`. */
  title: z.string(),
  to: target,
  /** An icon's name (`iconNames`), or the path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first on the overview, across remotes. */
  order: z.number(),
  /** What is added, completed or checked there, after a verb: `your next of kin`. With an empty text What's next asks for nothing. */
  what: z.string(),
  /** How early What's next names it among the parts that nothing is filled in of; lower comes first; default: `order`. */
  stepOrder: z.optional(z.number()),
  /** How complete it is, read by a GET call of the contract. */
  completion: z.strictObject({
    /** The call's path in the contract. It answers `{ percentage }` unless `fields` are given. */
    path: z.string().check(z.regex(/^\/[A-Za-z/{}-]+$/, 'The path of a call of the contract')),
    /** The values of the path's parameters. */
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** The call answers a record, and these fields of it are to be filled in … */
    fields: z.optional(z.array(z.string())),
    /** … or a list of such records. */
    rows: z.optional(z.boolean()),
  }),
});

export type OverviewPart = z.output<typeof overviewPart>;
