import { BULLET } from '../text/listed.ts';
import type { Faces, FaceName } from '../text/face.ts';
import { breakLines } from '../text/lines.ts';
import type { Contact, Entry } from './content.ts';
import { type Item, type Tag, tagIn, type TextItem } from './page.ts';
import type { Row } from './rows.ts';
import { MAX_PAGES, TooLongCv } from './too-long.ts';

/** Look of a text. */
export interface Style {
  readonly face: FaceName;
  readonly size: number;
  /** Line height in points, at least 1.3 times the size. */
  readonly leading: number;
  readonly colour: string;
}

/** Text at the end of the first line or in the margin: the period of a job. */
export interface Aside {
  readonly text: string;
  readonly style: Style;
  readonly tag: Tag;
  /** Start, from the column's left; if absent, the text ends at the column's right. */
  readonly x?: number;
}

export interface TextOptions {
  readonly tag?: Tag;
  /** Space above. */
  readonly before?: number;
  readonly indent?: number;
  /** Keeps its last line on the same page as the next row. */
  readonly keep?: boolean;
  readonly url?: string | undefined;
  readonly aside?: Aside | undefined;
  /** Bullet left of the first line. */
  readonly mark?: string;
  /** Decoration of the first line. */
  readonly decoration?: readonly Item[];
  readonly head?: string;
}

/** Contact with its structure element. */
interface LinkedContact extends Contact {
  readonly tag: Tag;
}

interface ContactLineOptions {
  readonly before?: number;
  readonly keep?: boolean;
}

const BULLET_INDENT = 11;

/** A page holds about 60 lines. */
const MAX_ROWS = MAX_PAGES * 80;

/** Smallest scale of a text that shrinks to stay on one line. */
const SMALLEST = 0.82;

/** Gap between the text and an aside on the right. */
const ASIDE_GAP = 12;

/** Rows of text below each other, all of one width. */
export class Column {
  readonly rows: Row[] = [];
  readonly #faces: Faces;
  readonly #width: number;
  readonly #rail: boolean;
  #part = 0;
  /** Same paragraphs in a second width, for pages with more room; part numbers match. */
  readonly wide: Column | undefined;

  constructor(
    faces: Faces,
    width: number,
    { rail = false, wide }: { readonly rail?: boolean; readonly wide?: number } = {},
  ) {
    this.#faces = faces;
    this.#width = width;
    this.#rail = rail;
    this.wide = wide === undefined ? undefined : new Column(faces, wide, { rail });
  }

  /** Baseline that centres the letters in a line. */
  #baseline({ size, leading }: Style): number {
    return (leading - size) / 2 + size * 0.86;
  }

  #push(row: Omit<Row, 'part'>): void {
    // Stops before measuring everything: so many lines cannot fit in the allowed pages.
    if (this.rows.length >= MAX_ROWS) throw new TooLongCv();
    this.rows.push({ ...row, part: this.#part, ...(this.#rail ? { rail: true } : {}) });
  }

  /** Adds empty space; it is dropped at the top of a page. */
  space(height: number): void {
    this.wide?.space(height);
    this.#part += 1;
    this.#push({ height: 0, before: height, keep: true, items: [] });
  }

  /** Adds drawn items that are never split. */
  block(height: number, items: readonly Item[], { before = 0, keep = false } = {}): void {
    this.wide?.block(height, items, { before, keep });
    this.#part += 1;
    this.#push({ height, before, keep, items });
  }

  /** Adds a paragraph; keeps its first two and last two lines together, and one of three lines whole. */
  paragraph(text: string, style: Style, options: TextOptions = {}): void {
    this.wide?.paragraph(text, style, options);
    this.#part += 1;
    const { tag, before = 0, indent = 0, keep = false, url, aside, mark, decoration = [], head } = options;
    const face = this.#faces[style.face];
    const asideWidth =
      aside === undefined || aside.text === ''
        ? 0
        : this.#faces[aside.style.face].width(aside.text, aside.style.size);
    const width =
      this.#width - indent - (asideWidth > 0 && aside?.x === undefined ? asideWidth + ASIDE_GAP : 0);
    const lines = breakLines(text, face, style.size, width);
    const count = lines.length;
    for (const [index, line] of lines.entries()) {
      const y = this.#baseline(style);
      const item: TextItem = {
        kind: 'text',
        x: indent,
        y,
        // Ends with a space if a word follows, because some readers join lines without adding one.
        text: (index + 1 < count && !url) || (index === 0 && asideWidth > 0) ? `${line} ` : line,
        face: style.face,
        size: style.size,
        colour: style.colour,
        ...(tag === undefined ? {} : { tag }),
        ...(url === undefined ? {} : { url }),
      };
      const items: Item[] = index === 0 ? [...decoration] : [];
      if (index === 0 && mark !== undefined)
        items.push({ ...item, x: indent - BULLET_INDENT + 1, text: mark });
      items.push(item);
      if (index === 0 && aside !== undefined && asideWidth > 0)
        items.push({
          kind: 'text',
          x: aside.x ?? this.#width - asideWidth,
          y,
          text: aside.text,
          face: aside.style.face,
          size: aside.style.size,
          colour: aside.style.colour,
          tag: aside.tag,
        });
      const isLast = index === count - 1;
      this.#push({
        height: style.leading,
        before: index === 0 ? before : 0,
        keep: isLast ? keep : url !== undefined || count <= 3 || index === 0 || index === count - 2,
        items,
        ...(head === undefined || index > 0 ? {} : { head }),
      });
    }
  }

  /** Adds typed lines: paragraphs, and lists where lines begin with a bullet. */
  text(text: string, style: Style, parent: Tag, options: Pick<TextOptions, 'before' | 'indent'> = {}): void {
    const { before = 0, indent = 0 } = options;
    let list: Tag | undefined;
    let gap = before;
    for (const line of text.split('\n')) {
      if (line === '') {
        gap = Math.max(gap, style.leading * 0.45);
        continue;
      }
      if (BULLET.test(line)) {
        list ??= tagIn(parent, 'L');
        const body = tagIn(tagIn(list, 'LI'), 'LBody');
        this.paragraph(line.replace(BULLET, ''), style, {
          tag: body,
          before: Math.max(gap, 1.5),
          indent: indent + BULLET_INDENT,
          mark: '•',
        });
      } else {
        list = undefined;
        this.paragraph(line, style, { tag: tagIn(parent, 'P'), before: gap, indent });
      }
      gap = 0;
    }
  }

  /** Adds phone, mail and links below each other. */
  contacts(contacts: readonly Contact[], style: Style, parent: Tag, options: TextOptions = {}): void {
    if (contacts.length === 0) return;
    const list = tagIn(parent, 'L');
    const face = this.#faces[style.face];
    for (const [index, { text, url }] of contacts.entries()) {
      const body = tagIn(tagIn(list, 'LI'), 'LBody');
      const before = options.before ?? 0;
      // Shrinks a long address a little rather than splitting it.
      const share = (this.#width - 0.5) / Math.max(face.width(text.slice(0, 200), style.size), 1);
      const size = share < 1 && share >= SMALLEST ? style.size * share : style.size;
      this.paragraph(
        text,
        { ...style, size },
        {
          ...options,
          tag: url === undefined ? body : tagIn(body, 'Link'),
          url,
          // Wider than the gap between lines of one address, because an address can take several lines.
          before: index === 0 ? before : 3,
          keep: index + 1 < contacts.length,
        },
      );
    }
  }

  /** Adds phone, mail and links beside each other, as many to a line as fit. Separators are not part of a link. */
  contactLine(
    contacts: readonly Contact[],
    style: Style,
    parent: Tag,
    options: ContactLineOptions = {},
  ): void {
    if (contacts.length === 0) return;
    const list = tagIn(parent, 'L');
    const linked = contacts.map(({ text, url }): LinkedContact => {
      const body = tagIn(tagIn(list, 'LI'), 'LBody');
      return url === undefined ? { text, tag: body } : { text, url, tag: tagIn(body, 'Link') };
    });
    this.#linkedLine(linked, style, options);
  }

  #linkedLine(contacts: readonly LinkedContact[], style: Style, options: ContactLineOptions): void {
    if (this.wide !== undefined) this.wide.#linkedLine(contacts, style, options);
    this.#part += 1;
    const { before = 0, keep = false } = options;
    const face = this.#faces[style.face];
    const between = '   ·   ';
    const gap = face.width(between, style.size);
    let items: TextItem[] = [];
    let used = 0;
    let above = before;
    const y = this.#baseline(style);
    const common = { kind: 'text', y, face: style.face, size: style.size, colour: style.colour } as const;
    const end = (isLast: boolean): void => {
      if (items.length === 0) return;
      this.#push({ height: style.leading, before: above, keep: isLast ? keep : true, items });
      [items, used, above] = [[], 0, 0];
    };
    for (const { text, url, tag } of contacts) {
      for (const [index, line] of breakLines(text, face, style.size, this.#width).entries()) {
        const wide = face.width(line, style.size);
        if (items.length > 0 && (index > 0 || used + gap + wide > this.#width)) end(false);
        if (items.length > 0) {
          // Separators are decoration: screen readers announce a list.
          items.push({ ...common, x: used, text: between });
          used += gap;
        }
        items.push({
          ...common,
          x: used,
          text: line,
          tag,
          ...(url === undefined ? {} : { url }),
        });
        used += wide;
      }
    }
    end(true);
  }
}

export interface EntryLook {
  readonly title: Style;
  readonly sub: Style;
  readonly period: Style;
  readonly text: Style;
  readonly link: Style;
  /** Space between two entries. */
  readonly gap: number;
  /** Start of periods, from the column's left; if absent, they end at its right. */
  readonly periodX?: number;
  /** Decoration of an entry's first line. */
  readonly decoration?: readonly Item[];
}

/**
 * True for a short last-but-one entry: it moves to the next page with the last, so that the last is not alone there. A
 * long text is split instead.
 */
export const keepsNext = (entries: readonly Entry[], index: number): boolean =>
  index === entries.length - 2 && entries[index]?.text === '';

export interface EntryPlace {
  /** Space above. */
  readonly before: number;
  /** Keeps its last line on the same page as the next entry. */
  readonly keep: boolean;
}

/** Adds a job, qualification, course, membership or reference, its title kept with its first lines. */
export const addEntry = (
  column: Column,
  { title, sub, period, text, contacts }: Entry,
  look: EntryLook,
  parent: Tag,
  { before, keep }: EntryPlace,
): void => {
  const hasMore = text !== '' || contacts.length > 0;
  const first = title === '' ? sub : title;
  const heading = tagIn(parent, 'H3');
  const aside: Aside | undefined =
    period === ''
      ? undefined
      : {
          text: period,
          style: look.period,
          tag: tagIn(parent, 'P'),
          ...(look.periodX === undefined ? {} : { x: look.periodX }),
        };
  const options = { before, aside, decoration: look.decoration ?? [] };
  // An entry with only a text puts the period beside that text.
  column.paragraph(first === '' ? '–' : first, look.title, {
    ...options,
    tag: heading,
    keep: keep || hasMore || (title !== '' && sub !== ''),
  });
  if (title !== '' && sub !== '')
    column.paragraph(sub, look.sub, { tag: tagIn(parent, 'P'), keep: keep || hasMore });
  if (text !== '') column.text(text, look.text, parent, { before: 2.5 });
  if (contacts.length > 0) column.contactLine(contacts, look.link, parent, { before: 1, keep });
};

/** Adds a skill or language on one line: name, level and remark. */
export const addSkill = (
  column: Column,
  { title, level, text }: Entry,
  { name, detail }: { readonly name: Style; readonly detail: Style },
  list: Tag,
  { before, keep, between }: EntryPlace & { readonly between: string },
): void => {
  const body = tagIn(tagIn(list, 'LI'), 'LBody');
  const hasText = text !== '';
  column.paragraph(level === '' ? title || '–' : `${title}${between}${level}`, name, {
    tag: hasText ? tagIn(body, 'P') : body,
    before,
    keep: keep || hasText,
  });
  if (hasText) column.text(text, detail, body);
};
