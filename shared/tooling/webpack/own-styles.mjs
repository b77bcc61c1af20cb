import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AtRule, parse } from 'postcss';
import selectors from 'postcss-selector-parser';
import webpack from 'webpack';

/**
 * A part of a selector between combinators, with the combinator before it.
 * @typedef {{ combinator: string | null, nodes: selectors.Node[] }} Compound
 */

/** The parts of a selector, left to right. */
const compoundsOf = (/** @type {selectors.Selector} */ selector) => {
  /** @type {Compound} */
  let compound = { combinator: null, nodes: [] };
  const compounds = [compound];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      compound = { combinator: node.value.trim() || ' ', nodes: [] };
      compounds.push(compound);
    } else compound.nodes.push(node);
  }
  return compounds;
};

/** A class in `:is`, `:not` or `:has` only restricts the element, which may still be another remote's. */
const hasOwnClass = (/** @type {Compound} */ { nodes }) => nodes.some(({ type }) => type === 'class');

/**
 * Tells if a selector can only match elements with a class of this module, or elements inside them. A sibling of such
 * an element may belong to other code.
 */
const staysInside = (/** @type {selectors.Selector} */ selector) => {
  let isInside = false;
  for (const compound of compoundsOf(selector)) {
    const isSibling = compound.combinator === '+' || compound.combinator === '~';
    isInside = hasOwnClass(compound) || (isInside && !isSibling);
  }
  return isInside;
};

/** A nested rule is inside what its parent is inside of. */
const isNested = (/** @type {import('postcss').Rule} */ rule) => {
  /** @type {import('postcss').Node | undefined} */
  let parent = rule.parent;
  for (; parent; parent = parent.parent) if (parent.type === 'rule') return true;
  return false;
};

const isStep = (/** @type {import('postcss').Rule} */ { parent }) =>
  parent instanceof AtRule && /keyframes$/i.test(parent.name);

/**
 * The selectors of a CSS module that match elements of other remotes or of the host: `h1`, `body`, `*`, `:global(.x)`.
 * @param {string} css the source of the module
 * @returns {{ selector: string, line: number }[]}
 */
export const selectorsReachingOutside = (css) => {
  /** @type {{ selector: string, line: number }[]} */
  const found = [];
  parse(css).walkRules((rule) => {
    if (isStep(rule) || isNested(rule)) return;
    selectors((all) => {
      for (const selector of all.nodes)
        if (!staysInside(selector))
          found.push({ selector: String(selector).trim(), line: rule.source?.start?.line ?? 0 });
    }).processSync(rule.selector);
  });
  return found;
};

/**
 * Lists the faults of a remote's style sheet, a sentence each.
 * @param {string} folder the remote's folder
 * @param {string} file the style sheet
 */
export const faultsOfStyles = (folder, file) => {
  const place = path.relative(folder, file);
  const [, ofPackage] = /.*node_modules\/(.+)$/.exec(file.replaceAll(path.sep, '/')) ?? [];
  // Its own class names keep a package apart, where it has any.
  if (ofPackage !== undefined)
    return selectorsReachingOutside(readFileSync(file, 'utf8')).map(
      ({ selector, line }) =>
        `${ofPackage}:${line}: the selector "${selector}" reaches outside this remote. Copy the rules that you need into a *.module.css, each below a class of yours.`,
    );
  // The host has the styles of the workspace's own packages.
  if (place.startsWith('..')) return [];
  if (!file.endsWith('.module.css'))
    return [`${place} is no CSS module, so its rules would hold for the whole site: name it *.module.css.`];
  return selectorsReachingOutside(readFileSync(file, 'utf8')).map(
    ({ selector, line }) =>
      `${place}:${line}: the selector "${selector}" reaches outside this remote. Begin it with a class of this file.`,
  );
};

/**
 * Fails a build whose styles reach outside the remote: the page has one cascade, in which one squad's `h1` would style
 * every heading.
 */
export class OwnStyles {
  /** @param {string} folder the remote's folder */
  constructor(folder) {
    this.folder = folder;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('OwnStyles', (compilation) => {
      compilation.hooks.finishModules.tap('OwnStyles', (modules) => {
        const files = new Set();
        for (const module of modules) {
          const [file] = module instanceof webpack.NormalModule ? module.resource.split('?') : [];
          if (file?.endsWith('.css')) files.add(file);
        }
        for (const fault of [...files].toSorted().flatMap((file) => faultsOfStyles(this.folder, file)))
          compilation.errors.push(new webpack.WebpackError(fault));
      });
    });
  }
}
