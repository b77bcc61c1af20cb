import * as z from 'zod/mini';
import { lineAsRead } from '../format/as-read.ts';

type Blankable<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/**
 * Body schema that turns blank texts of the given fields into null and trims others before validation (specification:
 * service, "Envelope and status"). For bodies only: replies cannot be encoded through it.
 */
export const blankAsNull = <T extends object, K extends keyof T & string>(
  keys: readonly K[],
  schema: z.ZodMiniType<T, T>,
  /** Extra normalisation of non-blank texts by key, such as removing spaces from a phone number. */
  normalise: { readonly [Key in K]?: (text: string) => string } = {},
): z.ZodMiniType<T, Blankable<T, K>> =>
  z.pipe(
    z.transform((sent: unknown) => {
      if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
      const body: Record<string, unknown> = { ...sent };
      for (const key of keys) {
        const value = typeof body[key] === 'string' ? lineAsRead(body[key]) : body[key];
        body[key] =
          value === '' || value === undefined
            ? null
            : typeof value === 'string'
              ? (normalise[key]?.(value) ?? value)
              : value;
      }
      return body;
    }),
    schema as z.ZodMiniType<T, unknown>,
  ) as unknown as z.ZodMiniType<T, Blankable<T, K>>;
