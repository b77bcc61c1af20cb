import * as z from 'zod/mini';
import { lineAsRead } from '../format/as-read.ts';

type Blankable<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/**
 * A body of which some fields may be left out or left blank: these are trimmed, and '' becomes null, before the
 * schema looks at them (specification: service, "Envelope and status"). For bodies only: a reply cannot be encoded through it.
 */
export const blankAsNull = <T extends object, K extends keyof T & string>(
  keys: readonly K[],
  schema: z.ZodMiniType<T, T>,
  /** What becomes of a text that is not blank, by its key: a phone number loses its spaces. */
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
