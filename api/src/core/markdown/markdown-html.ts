import { drawMarkdown, isElsewhere, type MarkdownDrawing } from '@phila/contract/markdown';
// Uses the pages' own compiler, so that both draw the same; it makes React elements.
// oxlint-disable-next-line no-restricted-imports -- so that both draw the same, from one compiler
import { compiler } from 'markdown-to-jsx/react';
// oxlint-disable-next-line no-restricted-imports -- the elements that it makes
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders like the pages (shared/ui/src/layout/markdown), but with plain links. */
const drawing: MarkdownDrawing<ReactNode> = {
  compile: (text, make) =>
    compiler(text, {
      createElement: make as typeof createElement,
      disableParsingRawHTML: true,
      forceBlock: true,
      wrapper: null,
    }),
  element: (name, attributes, parts) => createElement(name, attributes, ...parts),
  group: (key, parts) => createElement(Fragment, { key }, ...parts),
  link: (to, key, parts) =>
    createElement(
      'a',
      { key, href: to, ...(isElsewhere(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {}) },
      ...parts,
    ),
  text: (words) => words,
};

/** Renders possibly hostile Markdown as HTML, for pages without scripts. */
export const markdownHtml = (text: string, level: 2 | 3 = 2): string =>
  renderToStaticMarkup(drawMarkdown(text, level, drawing));
