import { parseSync } from '@swc/core';

/** Names of attributes and properties whose text is always shown or read out. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'cancel',
  'closing',
  'confirm',
  'description',
  'empty',
  'failure',
  'heading',
  'hint',
  'label',
  'legend',
  'message',
  'note',
  'placeholder',
  'plural',
  'prompt',
  'question',
  'sending',
  'sentence',
  'subject',
  'subtitle',
  'text',
  'title',
  'unit',
  'what',
  'why',
  'words',
]);

/** Attributes and properties whose text is for the browser or the code. */
const HIDDEN = new Set([
  'accept',
  'action',
  'allow',
  'autoComplete',
  'class',
  'className',
  'd',
  'gridTemplateColumns',
  'href',
  'htmlFor',
  'icon',
  'id',
  'key',
  'media',
  'mime',
  'name',
  'path',
  'pattern',
  'points',
  'rel',
  'role',
  'sandbox',
  'sizes',
  'src',
  'srcSet',
  'style',
  'summary',
  'to',
  'transform',
  'type',
  'viewBox',
]);

/** Functions whose texts no one is shown: classes, queries, faults for the log. */
const CODE_CALLS = new Set([
  'classes',
  'sql',
  'Error',
  'TypeError',
  'RangeError',
  'RegExp',
  'URL',
  'index',
  'uniqueIndex',
  'pgTable',
  'check',
]);
const LOG_CALLS = new Set([
  'info',
  'error',
  'warn',
  'log',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'matchMedia',
]);

const GAP = '{…}';

/**
 * @import * as swc from '@swc/core'
 *
 * The nodes that say where a text stands; every other is walked through.
 * @typedef {swc.ImportDeclaration | swc.ExportAllDeclaration | swc.TaggedTemplateExpression | swc.RegExpLiteral
 *   | swc.StringLiteral | swc.TemplateLiteral | swc.JSXElement | swc.JSXExpressionContainer | swc.JSXFragment
 *   | swc.JSXText | swc.JSXAttribute | swc.KeyValueProperty | swc.CallExpression | swc.NewExpression
 *   | swc.ConditionalExpression | swc.BinaryExpression | swc.ArrowFunctionExpression | swc.VariableDeclarator} Known
 *
 * `shown` texts are added as they are, `hidden` ones never, and others if they read like words.
 * @typedef {{ where: string, shown?: boolean, hidden?: boolean }} Context
 */

/** @returns {value is Known} */
const isNode = (/** @type {object} */ value) => 'type' in value && typeof value.type === 'string';

const collapse = (/** @type {string} */ text) => text.replaceAll(/\s*\n\s*/g, ' ');

/** Tells if a text outside the known places reads like words for people: two words, with one all letters. */
const readsLikeWords = (/** @type {string} */ text) =>
  !/^(?:[.#[<(:]|@media)|[{;][a-z-]+:|^[a-z-]+\/[a-z+-]+;|\bmax-age=/.test(text) &&
  /[A-Za-z]{2,}[,.:;!?’']* +(?:\{…\}|[‘“(]?[A-Za-z])/.test(text) &&
  !/^[a-z-]+(?: [a-z0-9-]+)*$/.test(text.replaceAll(GAP, 'x'));

/** @returns {{ own?: string, method?: string }} */
const calleeName = (/** @type {swc.CallExpression['callee']} */ callee) => {
  if (callee.type === 'Identifier') return { own: callee.value };
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return {};
  return { method: callee.property.value };
};

const templateText = (/** @type {swc.TemplateLiteral} */ { quasis, expressions }) =>
  quasis.map(({ cooked, raw }, at) => `${cooked ?? raw}${at < expressions.length ? GAP : ''}`).join('');

const nameOf = (/** @type {swc.PropertyName | swc.JSXAttributeName} */ key) => {
  if (key.type === 'JSXNamespacedName') return `${key.namespace.value}:${key.name.value}`;
  return key.type === 'Computed' ? '' : String(key.value);
};

const elementName = (/** @type {swc.JSXElementName} */ name) => {
  if (name.type === 'Identifier') return name.value;
  return name.type === 'JSXMemberExpression' ? name.property.value : '';
};

/** JSX drops the blanks at the ends of lines. */
const jsxText = (/** @type {string} */ raw) => {
  const lines = raw.split('\n');
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
};

const entities = (/** @type {string} */ text) =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

/**
 * The texts of a TypeScript source that people read: in JSX, in attributes and properties that are shown, and wherever
 * else a string reads like words. What is put in at run time is `{…}`.
 * @param {string} source
 * @param {string} file
 * @returns {{ line: number, where: string, text: string }[]} `where` is `<button>`, the attribute, the property, or ''
 */
export const textsOf = (source, file) => {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  // Spans count bytes, from wherever the parser has come to.
  const bytes = Buffer.from(source);
  const base =
    tree.span.start - Buffer.byteLength(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*/.exec(source)?.[0] ?? '');
  const lineOf = (/** @type {swc.Span} */ { start }) =>
    bytes
      .subarray(0, Math.max(0, start - base))
      .toString()
      .split('\n').length;
  /** @type {{ line: number, where: string, text: string }[]} */
  const found = [];
  const add = (/** @type {swc.Span} */ span, /** @type {string} */ where, /** @type {string} */ text) => {
    const words = text.trim();
    if (/[A-Za-z]/.test(words)) found.push({ line: lineOf(span), where, text: words });
  };

  /**
   * Joins the text of an element and of the elements in it. Attributes and expressions are walked separately.
   * @type {(children: swc.JSXElementChild[]) => string}
   */
  const flat = (children) =>
    children
      .map((child) => {
        if (child.type === 'JSXText') return entities(jsxText(child.raw));
        if (child.type === 'JSXExpressionContainer') {
          const { expression } = child;
          if (expression.type === 'StringLiteral') return expression.value;
          if (expression.type === 'TemplateLiteral') return templateText(expression);
          return expression.type === 'JSXEmptyExpression' ? '' : GAP;
        }
        if (child.type === 'JSXElement') return flat(child.children);
        if (child.type === 'JSXFragment') return flat(child.children);
        return GAP;
      })
      .join('');

  const hasText = (/** @type {swc.JSXElementChild[]} */ children) =>
    children.some((child) => child.type === 'JSXText' && /\S/.test(jsxText(child.raw)));

  const visitAll = (/** @type {unknown[]} */ nodes, /** @type {Context} */ context) =>
    nodes.forEach((node) => visit(node, context));

  const visitInFlat = (/** @type {swc.JSXElementChild[]} */ children) => {
    for (const child of children) {
      if (child.type === 'JSXElement') {
        visitAll(child.opening.attributes, { where: '' });
        visitInFlat(child.children);
      } else if (
        child.type === 'JSXExpressionContainer' &&
        !/^(?:String|Template)Literal$/.test(child.expression.type)
      )
        visit(child.expression, { where: '' });
    }
  };

  /** @type {(node: unknown, context: Context) => void} */
  const visit = (node, context) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return visitAll(node, context);
    if (isNode(node)) {
      if (/^Ts(?!AsExpression|SatisfiesExpression|NonNull|ConstAssertion|TypeAssertion)/.test(node.type))
        return;
      switch (node.type) {
        case 'ImportDeclaration':
        case 'ExportAllDeclaration':
        case 'TaggedTemplateExpression':
        case 'RegExpLiteral':
          return;
        case 'StringLiteral':
          if (context.hidden) return;
          if (context.shown || readsLikeWords(node.value)) add(node.span, context.where, node.value);
          return;
        case 'TemplateLiteral': {
          const text = templateText(node);
          if (
            !context.hidden &&
            (context.shown ? /[A-Za-z]{2}/.test(text.replaceAll(GAP, '')) : readsLikeWords(text))
          )
            add(node.span, context.where, collapse(text));
          return visitAll(node.expressions, { ...context, shown: false });
        }
        case 'JSXElement': {
          const { opening, children } = node;
          const name = elementName(opening.name);
          visitAll(opening.attributes, { where: '' });
          if (!hasText(children)) return visitAll(children, { where: `<${name}>` });
          add(node.span, `<${name}>`, flat(children));
          return visitInFlat(children);
        }
        case 'JSXExpressionContainer':
          return visit(node.expression, context);
        case 'JSXFragment':
          if (!hasText(node.children)) return visitAll(node.children, { where: '' });
          add(node.span, '', flat(node.children));
          return visitInFlat(node.children);
        case 'JSXText':
          return;
        case 'JSXAttribute': {
          const name = nameOf(node.name);
          if (HIDDEN.has(name) || name.startsWith('data-'))
            return visit(node.value, { where: name, hidden: true });
          return visit(node.value, { where: name, shown: SHOWN.has(name) });
        }
        case 'KeyValueProperty': {
          const name = nameOf(node.key);
          if (
            HIDDEN.has(name) &&
            name !== 'summary' &&
            name !== 'action' &&
            name !== 'name' &&
            name !== 'path'
          )
            return visit(node.value, { where: name, hidden: node.value.type === 'StringLiteral' });
          if (name === 'summary' || name === 'path') return;
          return visit(node.value, { where: name, shown: SHOWN.has(name) });
        }
        case 'CallExpression':
        case 'NewExpression': {
          const { own, method } = calleeName(node.callee);
          if ((own && CODE_CALLS.has(own)) || (method && LOG_CALLS.has(method))) return;
          visit(node.callee, { where: '' });
          return visitAll(
            (node.arguments ?? []).map(({ expression }) => expression),
            {
              where: own ?? method ?? '',
              shown: own === 'Refusal' || own === 'required',
            },
          );
        }
        case 'ConditionalExpression':
          visit(node.test, { where: '', hidden: true });
          visit(node.consequent, context);
          return visit(node.alternate, context);
        case 'BinaryExpression':
          if (
            node.operator === '+' ||
            node.operator === '??' ||
            node.operator === '||' ||
            node.operator === '&&'
          ) {
            visit(node.left, node.operator === '&&' ? { where: '' } : context);
            return visit(node.right, context);
          }
          return;
        case 'ArrowFunctionExpression':
          return visit(node.body, context);
        case 'VariableDeclarator':
          return visit(node.init, { where: node.id.type === 'Identifier' ? node.id.value : '' });
        default:
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'span' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParams')
        continue;
      visit(value, context);
    }
  };
  visit(tree, { where: '' });
  return found;
};
