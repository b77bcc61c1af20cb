import type { ExplanationLine, Share, Warning } from '@phila/finance/explanation';
import * as z from 'zod/mini';

/** Replies have plain types only: the engine's rules are for entries. */
type Plain<T> = z.ZodMiniType<T, T>;

const rand = z.number();

/** The steps of a calculation, which a person can follow by hand. */
export const explanation: Plain<ExplanationLine[]> = z.array(
  z.object({ label: z.string(), amount: rand, basis: z.string(), exact: z.exactOptional(z.string()) }),
);

export const warnings: Plain<Warning[]> = z.array(
  z.object({ field: z.string(), message: z.string(), basis: z.string() }),
);

/** The slices of a chart. */
export const shares: Plain<Share[]> = z.array(
  z.object({ label: z.string(), amount: rand, percent: z.nullable(z.number()) }),
);
