import { parse } from 'acorn';

/** The edition that every browser of the floor parses: static blocks came last, with Safari 16.4. */
export const ECMA = 2022;

/** A browser below the floor refuses the whole file for one of these, before any of it has run. */
export const LOOKBEHIND = /\(\?<[=!]/;

/**
 * Finds syntax that a browser of the floor cannot parse, or a lookbehind in a regular expression.
 * @param {string} script
 * @param {{ ecma?: number, isModule?: boolean }} [options]
 * @returns {string | null} the first of it, as the end of a sentence
 */
export const beyondSyntax = (script, { ecma = ECMA, isModule = false } = {}) => {
  /** @type {string[]} */
  const behind = [];
  try {
    parse(script, {
      ecmaVersion: /** @type {import('acorn').ecmaVersion} */ (ecma),
      sourceType: isModule ? 'module' : 'script',
      onToken: (/** @type {import('acorn').Token & { value?: { pattern: string } }} */ { type, value }) => {
        if (type.label === 'regexp' && value && LOOKBEHIND.test(value.pattern)) behind.push(value.pattern);
      },
    });
  } catch (error) {
    return `syntax younger than ES${ecma} (${error instanceof Error ? error.message : String(error)})`;
  }
  const [first] = behind;
  return first === undefined
    ? null
    : `a regular expression that looks behind (${first.slice(0, 60)}), for which older browsers refuse the whole file`;
};
