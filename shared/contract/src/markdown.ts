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

/** Draws bare addresses of a text as links; what was drawn already stays. */
const withMail = <Node>(part: Node, drawing: MarkdownDrawing<Node>): Node => {
  if (Array.isArray(part))
    return drawing.group(
      undefined,
      part.map((one: Node) => withMail(one, drawing)),
    );
  if (typeof part !== 'string') return part;
  const words = part.split(MAIL);
  if (words.length === 1) return part;
  const found = part.match(MAIL) ?? [];
  return drawing.group(
    undefined,
    words.flatMap((text, at) => {
      const address = found[at];
      return [
        drawing.text(text),
        ...(address === undefined
          ? []
          : [drawing.link(`mailto:${address}`, String(at), [drawing.text(address)])]),
      ];
    }),
  );
};

/** Elements a text may produce. */
const ALLOWED = new Set(
  'p ul ol li strong em del sup code pre blockquote hr br table thead tbody tr th td'.split(' '),
);

/** Bullets that Word pastes, its private ones of Symbol and Wingdings included. */
const BULLET = /^(\s*)(?:[•·▪■●‣\uf0b7\uf0a7\uf0d8\u00a7](?:\s+)|[–—](?:\t|\s{2,}))(?=\S)/;
/** Bullets of its second level. */
const BELOW = /^(\s*)(?:[○◦]\s+|o(?:\t|\s{2,}))(?=\S)/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
const FENCE = /^\s*(?:```|~~~)/;

/** Makes lists of bullets that are pasted as signs, outside code. */
const withLists = (text: string): string => {
  let isCode = false;
  let before = '';
  return text
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      const isBelow = ITEM.test(before) && BELOW.test(line);
      const made = isCode ? line : line.replace(BULLET, '$1- ').replace(BELOW, isBelow ? '$1  - ' : '$1- ');
      const begins = made !== line && before.trim() !== '' && !ITEM.test(before);
      before = made;
      // A list begins below a blank line.
      return begins ? `\n${made}` : made;
    })
    .join('\n');
};

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const WHOLE_MAIL = new RegExp(`^mailto:(${MAIL.source})$`, 'i');
const CALL = /^tel:\+?[\d().\s-]{3,30}$/i;

/** Checks the target of a link in a text: as of an advert, or a number to call or an address to write to, alone. */
const safeTarget = (address: string): string | null => {
  const text = address.trim();
  if (CALL.test(text)) return `tel:${text.slice(4).replaceAll(/[^\d+]/g, '')}`;
  const mail = WHOLE_MAIL.exec(text)?.[1];
  return mail === undefined ? safeAddress(text) : `mailto:${mail}`;
};

/** True for a link that leaves the site, and opens in another tab. */
export const isElsewhere = (to: string): boolean => /^https?:/i.test(to);

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
      const href = String(given?.['href'] ?? '');
      // The mark of a footnote leads nowhere: its number is that of the note at the end.
      const to = href.startsWith('#') ? null : safeTarget(href);
      // Keeps only the text of an unsafe link.
      return to === null ? drawing.group(key, parts) : drawing.link(to, key, parts);
    }
    if (type === 'img') return drawing.group(key, [drawing.text(String(given?.['alt'] ?? ''))]);
    // An item that is done, or to be done, in a list of tasks.
    if (type === 'input') return drawing.text(given?.['checked'] === true ? '☑' : '☐');
    if (type === 'footer') return drawing.group(key, [drawing.element('hr', { key: 'notes' }, []), ...parts]);
    if (type === 'div') return drawing.element('p', { key }, parts);
    if (!ALLOWED.has(type)) return drawing.group(key, parts);
    const start = type === 'ol' && typeof given?.['start'] === 'number' ? { start: given['start'] } : {};
    const isCode = type === 'code' || type === 'pre';
    return drawing.element(
      type,
      { key, ...start },
      isCode ? parts : parts.map((part) => withMail(part, drawing)),
    );
  };

/**
 * Draws Markdown that may be hostile: raw HTML stays text, links are checked, pictures become their alternative text.
 * @param level of the text's highest headings, to fit below the page's
 */
export const drawMarkdown = <Node>(text: string, level: number, drawing: MarkdownDrawing<Node>): Node => {
  const written = withLists(text);
  return drawing.compile(written, elements(drawing, headingLevels(written, level, drawing)));
};

/** Plain text of a short Markdown text, for a list row: links become their text, marks go. */
export const markdownWords = (markdown: string): string =>
  markdown
    // Allows brackets within an address: `[more](javascript:alert(1))`.
    .replaceAll(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/\[\^[^\]]{1,40}\]:?/g, '')
    .replaceAll(/^[#>\s•·▪●-]+(?:\[[ x]\]\s)?/gim, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
