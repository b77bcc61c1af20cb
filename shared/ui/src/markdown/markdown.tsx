import { safeAddress } from '@phila/contract/web-address';
import { compiler } from 'markdown-to-jsx/react';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Prose } from '../prose/index.ts';

interface MarkdownProps {
  /** Markdown as an administrator or a partner wrote it; it may be hostile. */
  children: string;
  /** The level of the text's own highest headings, so that they fit below the page's; default: 2. */
  level?: 2 | 3 | 4;
}

/** The elements that a text may become. */
const ALLOWED = new Set(
  'p ul ol li strong em del code pre blockquote hr br table thead tbody tr th td'.split(' '),
);

type Parts = readonly ReactNode[];
type Given = Readonly<Record<string, unknown>> | null;

/** A checked link, opened in another tab where it leads elsewhere; the words alone where it leads nowhere safe. */
const link = (given: Given, key: string | undefined, parts: Parts): ReactNode => {
  const to = safeAddress(String(given?.['href'] ?? ''));
  if (to === null) return createElement(Fragment, { key }, ...parts);
  if (to.startsWith('/')) return createElement(Link, { key, to }, ...parts);
  return createElement('a', { key, href: to, target: '_blank', rel: 'noopener noreferrer' }, ...parts);
};

/** Markdown as elements that `createElement` makes, without HTML of its own. */
const compiled = (text: string, make: ReturnType<typeof elements>): ReactNode =>
  compiler(text, {
    createElement: make as typeof createElement,
    disableParsingRawHTML: true,
    forceBlock: true,
    wrapper: null,
  });

/**
 * Which level each heading of the text gets: whoever wrote it chose levels by their looks, and a screen reader's list of
 * headings needs them without gaps. The highest one used becomes `level`, the next one the level below, and so on; none
 * is more than one level below the heading before it.
 */
const headingLevels = (text: string, level: number): ((written: number) => number) => {
  const written: number[] = [];
  compiled(
    text,
    elements((one) => {
      written.push(one);
      return one;
    }),
  );
  const ranks = [...new Set(written)].toSorted((one, other) => one - other);
  let before = level - 1;
  return (one) => {
    before = Math.min(6, level + ranks.indexOf(one), before + 1);
    return before;
  };
};

/**
 * Makes every element of the text. Only the elements listed here come out, without attributes but a link's checked
 * address and a list's start; of everything else its text stays. So nothing depends on the parser to keep HTML out.
 */
const elements =
  (levelOf: (written: number) => number) =>
  (type: unknown, given: Given, ...parts: Parts): ReactNode => {
    const key =
      typeof given?.['key'] === 'string' || typeof given?.['key'] === 'number'
        ? String(given['key'])
        : undefined;
    if (typeof type !== 'string') return createElement(Fragment, { key }, ...parts);
    const heading = /^h([1-6])$/.exec(type);
    if (heading) return createElement(`h${levelOf(Number(heading[1]))}`, { key }, ...parts);
    if (type === 'a') return link(given, key, parts);
    if (type === 'img') return createElement(Fragment, { key }, String(given?.['alt'] ?? ''));
    if (!ALLOWED.has(type)) return createElement(Fragment, { key }, ...parts);
    const start = type === 'ol' && typeof given?.['start'] === 'number' ? { start: given['start'] } : {};
    return createElement(type, { key, ...start }, ...parts);
  };

/** Formatted text that somebody wrote in Markdown. Raw HTML stays text, links are checked, pictures become their words. */
export const Markdown = ({ children, level = 2 }: MarkdownProps) => {
  const text = useMemo(() => compiled(children, elements(headingLevels(children, level))), [children, level]);
  return <Prose>{text}</Prose>;
};
