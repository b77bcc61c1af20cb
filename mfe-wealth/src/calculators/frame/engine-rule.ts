import type { Rule } from '@phila/contract/fields';
import * as z from 'zod/mini';

type Engine<T> = z.ZodMiniType<T, T>;

/** The engine's rule for a required value. Only a blank gets the form's own message; the rest are the engine's. */
export const needed = <T>(engine: Engine<T>, blank: string): Rule<NonNullable<T>, true> => ({
  required: true,
  schema: z.unknown().check(
    z.check(({ value, issues }) => {
      if (value === null || value === undefined || value === '') {
        issues.push({ code: 'custom', input: value, path: [], message: blank });
        return;
      }
      for (const { message } of engine.safeParse(value).error?.issues ?? [])
        issues.push({ code: 'custom', input: value, path: [], message });
    }),
  ) as unknown as Engine<NonNullable<T>>,
});

/** The engine's rule for an optional value. */
export const optional = <T>(engine: Engine<T>): Rule<NonNullable<T>, false> => ({
  required: false,
  schema: engine as unknown as Engine<NonNullable<T>>,
});

/** Checks only that it is a number, because its unit differs from the engine's; the engine judges the rest. */
export const neededNumber = (blank: string): Rule<number, true> =>
  needed(z.number({ error: 'Enter a number' }), blank);
