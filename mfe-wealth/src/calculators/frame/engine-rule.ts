import type { Rule } from '@phila/contract/fields';
import * as z from 'zod/mini';

type Engine<T> = z.ZodMiniType<T, T>;

/**
 * The engine's own rule for a value that it needs. What is blank is asked for in words of the form's own; all else
 * that is refused, the engine says.
 */
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

/** The engine's own rule for a value that may be left out. */
export const optional = <T>(engine: Engine<T>): Rule<NonNullable<T>, false> => ({
  required: false,
  schema: engine as unknown as Engine<NonNullable<T>>,
});

/** A number that stands for a value of the engine in another unit, which the engine then judges as a whole. */
export const neededNumber = (blank: string): Rule<number, true> =>
  needed(z.number({ error: 'Enter a number' }), blank);
