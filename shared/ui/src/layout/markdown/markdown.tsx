import { drawMarkdown, isElsewhere, type MarkdownDrawing } from '@phila/contract/markdown';
import { compiler } from 'markdown-to-jsx/react';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Prose } from '../prose/index.ts';

interface MarkdownProps {
  /** Markdown by an administrator or a partner; it may be hostile. */
  children: string;
  /** The level of the text's highest headings, below the page's own; default: 2. */
  level?: 2 | 3 | 4;
}

/** Draws the same as the service (api/src/core/markdown). */
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
  // Opens links to other sites in another tab.
  link: (to, key, parts) =>
    to.startsWith('/')
      ? createElement(Link, { key, to }, ...parts)
      : createElement(
          'a',
          { key, href: to, ...(isElsewhere(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {}) },
          ...parts,
        ),
  text: (words) => words,
};

/** Shows Markdown as formatted text. Keeps raw HTML as text, checks links, and replaces pictures with their words. */
export const Markdown = ({ children, level = 2 }: MarkdownProps) => {
  const text = useMemo(() => drawMarkdown(children, level, drawing), [children, level]);
  return <Prose>{text}</Prose>;
};
