import { safeAddress } from './web-address.ts';

type Given = Readonly<Record<string, unknown>> | null;

/** How the compiler of markdown-to-jsx has an element made: its `createElement`. */
export type MakeElement<Node> = (type: unknown, given: Given, ...parts: readonly Node[]) => Node;

/** With what a text is drawn: by the pages, and by the service before any script has run. */
export interface MarkdownDrawing<Node> {
  /** The compiler of markdown-to-jsx, which makes every element by the function that it is given. */
  compile(text: string, make: MakeElement<Node>): Node;
  element(
    name: string,
    attributes: { key: string | undefined; start?: number },
    parts: readonly Node[],
  ): Node;
  /** Parts without an element of their own. */
  group(key: string | undefined, parts: readonly Node[]): Node;
  /** A link whose address is checked; within the site it begins with `/`. */
  link(to: string, key: string | undefined, parts: readonly Node[]): Node;
  text(words: string): Node;
}

/** The elements that a text may become. */
const ALLOWED = new Set(
  'p ul ol li strong em del code pre blockquote hr br table thead tbody tr th td'.split(' '),
);

/**
 * Which level each heading of the text gets: its writer chose levels by their looks, and a screen reader's list of
 * headings needs them without gaps. The highest one used becomes `level`, the next one the level below, and so on; none
 * is more than one level below the heading before it.
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
 * Makes every element of the text. Only the elements listed here come out, without attributes but a link's checked
 * address and a list's start; of everything else its text stays. So nothing depends on the parser to keep HTML out.
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
      // The words alone where it leads nowhere safe.
      return to === null ? drawing.group(key, parts) : drawing.link(to, key, parts);
    }
    if (type === 'img') return drawing.group(key, [drawing.text(String(given?.['alt'] ?? ''))]);
    if (!ALLOWED.has(type)) return drawing.group(key, parts);
    const start = type === 'ol' && typeof given?.['start'] === 'number' ? { start: given['start'] } : {};
    return drawing.element(type, { key, ...start }, parts);
  };

/**
 * A text in Markdown, which may be hostile, drawn: raw HTML stays text, links are checked, pictures become their words.
 * @param level of the text's own highest headings, so that they fit below the page's
 */
export const drawMarkdown = <Node>(text: string, level: number, drawing: MarkdownDrawing<Node>): Node =>
  drawing.compile(text, elements(drawing, headingLevels(text, level, drawing)));

/** The words of a short Markdown text, for a line of a list: links become their words, marks go. */
export const markdownWords = (markdown: string): string =>
  markdown
    // An address may have brackets of its own: `[more](javascript:alert(1))`.
    .replaceAll(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/^[#>\s-]+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
