import { safeAddress } from './web-address.ts';

type Given = Readonly<Record<string, unknown>> | null;

/** Signature of markdown-to-jsx's `createElement` option. */
export type MakeElement<Node> = (type: unknown, given: Given, ...parts: readonly Node[]) => Node;

/** Ways to create nodes, for pages and for the service before any script runs. */
export interface MarkdownDrawing<Node> {
  /** Compiler of markdown-to-jsx, which creates every element through `make`. */
  compile(text: string, make: MakeElement<Node>): Node;
  element(
    name: string,
    attributes: { key: string | undefined; start?: number },
    parts: readonly Node[],
  ): Node;
  /** Nodes without an element around them. */
  group(key: string | undefined, parts: readonly Node[]): Node;
  /** Link with a checked address; within the site it begins with `/`. */
  link(to: string, key: string | undefined, parts: readonly Node[]): Node;
  text(words: string): Node;
}

/** Elements a text may produce. */
const ALLOWED = new Set(
  'p ul ol li strong em del code pre blockquote hr br table thead tbody tr th td'.split(' '),
);

/**
 * Assigns heading levels: writers choose them by looks, but a screen reader's outline needs them without gaps. The
 * highest one used becomes `level`, the next the level below, and so on; none skips a level.
 */
const headingLevels = <Node>(
  text: string,
  level: number,
  drawing: MarkdownDrawing<Node>,
): ((written: number) => number) => {
  const written: number[] = [];
  drawing.compile(
    text,
    elements(drawing, (one) => {
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
 * Creates every element of the text. Only listed elements pass, with no attributes except a link's checked address and
 * a list's start; everything else is reduced to its text. So nothing relies on the parser to keep HTML out.
 */
const elements =
  <Node>(drawing: MarkdownDrawing<Node>, levelOf: (written: number) => number): MakeElement<Node> =>
  (type, given, ...parts) => {
    const key =
      typeof given?.['key'] === 'string' || typeof given?.['key'] === 'number'
        ? String(given['key'])
        : undefined;
    if (typeof type !== 'string') return drawing.group(key, parts);
    const heading = /^h([1-6])$/.exec(type);
    if (heading) return drawing.element(`h${levelOf(Number(heading[1]))}`, { key }, parts);
    if (type === 'a') {
      const to = safeAddress(String(given?.['href'] ?? ''));
      // Keeps only the text of an unsafe link.
      return to === null ? drawing.group(key, parts) : drawing.link(to, key, parts);
    }
    if (type === 'img') return drawing.group(key, [drawing.text(String(given?.['alt'] ?? ''))]);
    if (!ALLOWED.has(type)) return drawing.group(key, parts);
    const start = type === 'ol' && typeof given?.['start'] === 'number' ? { start: given['start'] } : {};
    return drawing.element(type, { key, ...start }, parts);
  };

/**
 * Draws Markdown that may be hostile: raw HTML stays text, links are checked, pictures become their alternative text.
 * @param level of the text's highest headings, to fit below the page's
 */
export const drawMarkdown = <Node>(text: string, level: number, drawing: MarkdownDrawing<Node>): Node =>
  drawing.compile(text, elements(drawing, headingLevels(text, level, drawing)));

/** Plain text of a short Markdown text, for a list row: links become their text, marks go. */
export const markdownWords = (markdown: string): string =>
  markdown
    // Allows brackets within an address: `[more](javascript:alert(1))`.
    .replaceAll(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/^[#>\s-]+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
