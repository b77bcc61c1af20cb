/** Keeps a remote's styles to its own elements: a page has one cascade, in which one squad's `h1` would style every heading. */
import { AtRule, CssSyntaxError, parse } from 'postcss';
import type { Node as CssNode, Rule } from 'postcss';
import selectors from 'postcss-selector-parser';
import type { Node, Pseudo, Selector } from 'postcss-selector-parser';

/** A part of a selector between combinators, with the combinator before it. */
interface Compound {
  combinator: string | null;
  nodes: Node[];
}

/** The parts of a selector, left to right. */
const compoundsOf = (selector: Selector): Compound[] => {
  let compound: Compound = { combinator: null, nodes: [] };
  const compounds = [compound];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      compound = { combinator: node.value.trim() || ' ', nodes: [] };
      compounds.push(compound);
    } else compound.nodes.push(node);
  }
  return compounds;
};

/** Minifiers write `.a+.a,.a+.b` as `.a+:is(.a,.b)`. */
const isChoice = (node: Node): node is Pseudo => node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value);

/**
 * Tells if an element has a class of this style sheet, or is inside one that has. A class in `:not` or `:has` only
 * restricts the element, which may still be another remote's.
 */
const isOwn = ({ nodes }: Compound): boolean =>
  nodes.some((node) => node.type === 'class' || (isChoice(node) && node.nodes.every(staysInside)));

/**
 * Tells if a selector can only match elements with a class of this style sheet, or elements inside them. A sibling of
 * such an element may belong to other code.
 */
function staysInside(selector: Selector): boolean {
  let isInside = false;
  for (const compound of compoundsOf(selector)) {
    const isSibling = compound.combinator === '+' || compound.combinator === '~';
    isInside = isOwn(compound) || (isInside && !isSibling);
  }
  return isInside;
}

/** A nested rule is inside what its parent is inside of. */
const isNested = (rule: Rule): boolean => {
  let parent: CssNode | undefined = rule.parent;
  for (; parent !== undefined; parent = parent.parent) if (parent.type === 'rule') return true;
  return false;
};

const isStep = ({ parent }: Rule): boolean => parent instanceof AtRule && /keyframes$/i.test(parent.name);

/**
 * The selectors of a style sheet that match elements of other remotes or of the host: `h1`, `body`, `*`.
 * @throws CssSyntaxError
 */
export const selectorsReachingOutside = (css: string): string[] => {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    if (isStep(rule) || isNested(rule)) return;
    selectors((all) => {
      for (const selector of all.nodes) if (!staysInside(selector)) found.push(String(selector).trim());
    }).processSync(rule.selector);
  });
  return found;
};

/**
 * The sentence that refuses a build whose styles reach outside, or are none; null for none.
 * @param styles by path
 */
export const refusalOfStyles = (name: string, styles: ReadonlyMap<string, string>): string | null => {
  for (const [path, css] of styles)
    try {
      const [reaching] = selectorsReachingOutside(css);
      if (reaching !== undefined)
        return `In ${path} of ${name} the selector “${reaching}” reaches outside the remote. Begin it with a class of a CSS module.`;
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      return `${path} of ${name} is no style sheet: ${error.reason} in line ${error.line ?? 1}. Build it again.`;
    }
  return null;
};
