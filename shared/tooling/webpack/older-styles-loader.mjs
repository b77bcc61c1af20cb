import { atRule, parse, Rule } from 'postcss';
import valueParser from 'postcss-value-parser';

/** Chrome has it from 111 on, and the floor is 109. A value with a variable in it is dropped only once it is worked out. */
const WITHOUT_MIXING = 'not (color: color-mix(in srgb, red, red))';

const isComma = (/** @type {valueParser.Node} */ { type, value }) => type === 'div' && value === ',';

const isShare = (/** @type {valueParser.Node} */ { type, value }) => type === 'word' && value.endsWith('%');

/** Reads `in srgb, a 8%, b`: each colour with its share; one without a share gets the rest. */
const coloursOf = (/** @type {valueParser.FunctionNode} */ { nodes }) => {
  const commas = nodes.flatMap((node, at) => (isComma(node) ? [at] : []));
  return commas.map((comma, at) => {
    const part = nodes.slice(comma + 1, commas[at + 1]);
    const share = part.find(isShare);
    return {
      colour: valueParser.stringify(part.filter((node) => node !== share)).trim(),
      share: share && Number.parseFloat(share.value),
    };
  });
};

/** A value with the larger part in the place of each mixture. */
const withoutMixing = (/** @type {string} */ value) => {
  const parsed = valueParser(value);
  // Works from the inside, as a mixture may contain another.
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'color-mix') return;
    const [one, other] = coloursOf(node);
    if (one === undefined || other === undefined) return;
    const { colour } = (one.share ?? 100 - (other.share ?? 50)) >= 50 ? one : other;
    Object.assign(node, { type: 'word', value: colour });
  }, true);
  return parsed.toString();
};

/** `(width < 48em)` as all browsers have it, so that a page on a phone below the floor is no page for a wide window. */
const spelledOut = (/** @type {string} */ query) =>
  query
    .replaceAll(
      /\(width\s*<\s*([\d.]+)em\)/g,
      (_, end) => `(max-width: ${Number((end - 0.001).toFixed(4))}em)`,
    )
    .replaceAll(/\(width\s*>=\s*([\d.]+)em\)/g, '(min-width: $1em)');

/** Adds a rule for browsers that cannot mix colours, with the larger share's colour. */
const withPlainColours = (/** @type {import('postcss').Root} */ sheet) => {
  /** @type {Set<Rule>} */
  const mixing = new Set();
  sheet.walkDecls(({ value, parent }) => {
    if (value.includes('color-mix(') && parent instanceof Rule) mixing.add(parent);
  });
  for (const rule of mixing) {
    const plain = rule.clone({ nodes: [] });
    for (const one of rule.nodes)
      if (one.type === 'decl' && one.value.includes('color-mix('))
        plain.append(one.clone({ value: withoutMixing(one.value) }));
    rule.after(atRule({ name: 'supports', params: WITHOUT_MIXING, nodes: [plain] }));
  }
};

/** Style sheets that all browsers of the floor can paint. */
export const forOlderBrowsers = (/** @type {string} */ css) => {
  const sheet = parse(css);
  withPlainColours(sheet);
  sheet.walkAtRules('media', (media) => {
    media.params = spelledOut(media.params);
  });
  return sheet.toString();
};

export default function olderStylesLoader(/** @type {string} */ css) {
  return forOlderBrowsers(css);
}
