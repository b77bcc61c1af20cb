import type { ExplanationLine, Share, Warning } from '@phila/finance/explanation';
import * as z from 'zod/mini';

/** Reply type without rules, because rules apply to entries only. */
type Plain<T> = z.ZodMiniType<T, T>;

const rand = z.number();

/** Steps of a calculation, to follow by hand. */
export const explanation: Plain<ExplanationLine[]> = z.array(
  z.object({ label: z.string(), amount: rand, basis: z.string(), exact: z.exactOptional(z.string()) }),
);

export const warnings: Plain<Warning[]> = z.array(
  z.object({ field: z.string(), message: z.string(), basis: z.string() }),
);

/** Slices of a chart. */
export const shares: Plain<Share[]> = z.array(
  z.object({ label: z.string(), amount: rand, percent: z.nullable(z.number()) }),
);
