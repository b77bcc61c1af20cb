import { parse } from 'acorn';
import type { Token } from 'acorn';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';

/** The edition that every browser of the floor parses: static blocks came last, with Safari 16.4. */
const ECMA = 2022;

/** A browser below the floor refuses the whole file for one of these, before any of it has run. */
const LOOKBEHIND = /\(\?<[=!]/;

const patternOf = ({ type, value }: Token & { value?: unknown }): string | null =>
  type.label === 'regexp' && typeof value === 'object' && value !== null && 'pattern' in value
    ? String(value.pattern)
    : null;

/**
 * Finds syntax that a browser of the floor cannot parse, or a lookbehind in a regular expression. Parses and never runs
 * the script.
 * @returns the first of it, as the end of a sentence; null for none
 */
const beyondSyntax = (script: string, { isModule = false } = {}): string | null => {
  const behind: string[] = [];
  try {
    parse(script, {
      ecmaVersion: ECMA,
      sourceType: isModule ? 'module' : 'script',
      onToken: (token) => {
        const pattern = patternOf(token);
        if (pattern !== null && LOOKBEHIND.test(pattern)) behind.push(pattern);
      },
    });
  } catch (error) {
    return `syntax younger than ES${ECMA} (${error instanceof Error ? error.message : String(error)})`;
  }
  const [first] = behind;
  return first === undefined
    ? null
    : `a regular expression that looks behind (${first.slice(0, 60)}), for which older browsers refuse the whole file`;
};

/**
 * The sentence that refuses a build with a script that the oldest supported browsers cannot parse; null for none.
 * @param scripts by path
 */
export const refusalOfSyntax = async (
  { name, type }: { name: string; type?: 'global' | 'module' | undefined },
  scripts: ReadonlyMap<string, string>,
): Promise<string | null> => {
  const pause = yieldToEventLoop(1);
  for (const [path, script] of scripts) {
    const found = beyondSyntax(script, { isModule: type === 'module' });
    if (found !== null)
      return `${path} of ${name} has ${found}. Build it for browsers of ES2022, packages that it brings as well.`;
    await pause();
  }
  return null;
};
