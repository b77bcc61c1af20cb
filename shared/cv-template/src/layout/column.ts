import { BULLET } from '../text/listed.ts';
import type { Faces, FaceName } from '../text/face.ts';
import { breakLines } from '../text/lines.ts';
import type { Contact, Entry } from './content.ts';
import { type Item, type Tag, tagIn, type TextItem } from './page.ts';
import type { Row } from './rows.ts';
import { MAX_PAGES, TooLongCv } from './too-long.ts';

/** How a text looks. */
export interface Style {
  readonly face: FaceName;
  readonly size: number;
  /** The height of a line in points, at least 1.3 times the size. */
  readonly leading: number;
  readonly colour: string;
}

/** What stands at the end of a text's first line, or in a margin: the period of a job. */
export interface Aside {
  readonly text: string;
  readonly style: Style;
  readonly tag: Tag;
  /** Where it begins, from the column's left; without it, it ends at the column's right. */
  readonly x?: number;
}

export interface TextOptions {
  readonly tag?: Tag;
  /** The space above. */
  readonly before?: number;
  readonly indent?: number;
  /** Whether what comes next stands on the same page as its last line. */
  readonly keep?: boolean;
  readonly url?: string | undefined;
  readonly aside?: Aside | undefined;
  /** Drawn left of the first line: a bullet. */
  readonly mark?: string;
  /** Decoration of the first line. */
  readonly decoration?: readonly Item[];
  readonly head?: string;
}

/** A contact with the element that says it. */
interface LinkedContact extends Contact {
  readonly tag: Tag;
}

interface ContactLineOptions {
  readonly before?: number;
  readonly keep?: boolean;
}

const BULLET_INDENT = 11;

/** A page has some 60 lines. */
const MAX_ROWS = MAX_PAGES * 80;

/** How much smaller a text may be drawn to stay on one line. */
const SMALLEST = 0.82;

/** What is left of a column beside an aside at its right. */
const ASIDE_GAP = 12;

/** Rows of text, one below the other, of one width. */
export class Column {
  readonly rows: Row[] = [];
  readonly #faces: Faces;
  readonly #width: number;
  readonly #rail: boolean;
  #part = 0;
  /** The same paragraphs in another width, for pages where the column has more room; its parts are these. */
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

  /** The baseline in a line: the letters stand in its middle. */
  #baseline({ size, leading }: Style): number {
    return (leading - size) / 2 + size * 0.86;
  }

  #push(row: Omit<Row, 'part'>): void {
    // Before all of it is measured: what has so many lines has too many pages.
    if (this.rows.length >= MAX_ROWS) throw new TooLongCv();
    this.rows.push({ ...row, part: this.#part, ...(this.#rail ? { rail: true } : {}) });
  }

  /** Empty space that is never at the top of a page. */
  space(height: number): void {
    this.wide?.space(height);
    this.#part += 1;
    this.#push({ height: 0, before: height, keep: true, items: [] });
  }

  /** Something of its own that is not parted. */
  block(height: number, items: readonly Item[], { before = 0, keep = false } = {}): void {
    this.wide?.block(height, items, { before, keep });
    this.#part += 1;
    this.#push({ height, before, keep, items });
  }

  /** One paragraph: its first two and its last two lines are never parted, and one of three lines stays whole. */
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
        // Another word follows, on the next line or at this one's end: readers that only join find a space between.
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

  /** Several lines as they were typed: paragraphs, and lists where lines begin with a bullet. */
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

  /** Phone, mail and links, one below the other. */
  contacts(contacts: readonly Contact[], style: Style, parent: Tag, options: TextOptions = {}): void {
    if (contacts.length === 0) return;
    const list = tagIn(parent, 'L');
    const face = this.#faces[style.face];
    for (const [index, { text, url }] of contacts.entries()) {
      const body = tagIn(tagIn(list, 'LI'), 'LBody');
      const before = options.before ?? 0;
      // An address that a little smaller stands on one line is not parted.
      const share = (this.#width - 0.5) / Math.max(face.width(text.slice(0, 200), style.size), 1);
      const size = share < 1 && share >= SMALLEST ? style.size * share : style.size;
      this.paragraph(
        text,
        { ...style, size },
        {
          ...options,
          tag: url === undefined ? body : tagIn(body, 'Link'),
          url,
          // More than between the lines of one address: a long one takes several.
          before: index === 0 ? before : 3,
          keep: index + 1 < contacts.length,
        },
      );
    }
  }

  /**
   * Phone, mail and links beside each other, as many to a line as fit. What stands between them is no part of a link.
   */
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
          // Decoration: a reader hears a list.
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

/** How the entries of a list look. */
export interface EntryLook {
  readonly title: Style;
  readonly sub: Style;
  readonly period: Style;
  readonly text: Style;
  readonly link: Style;
  /** The space between two entries. */
  readonly gap: number;
  /** Where periods begin, from the column's left; at its right without it. */
  readonly periodX?: number;
  /** Decoration of an entry's first line. */
  readonly decoration?: readonly Item[];
}

/**
 * Whether an entry goes to the next page with the one after it, so that the last of a list never stands alone there: the last
 * but one, where it is short. A long text is parted instead.
 */
export const keepsNext = (entries: readonly Entry[], index: number): boolean =>
  index === entries.length - 2 && entries[index]?.text === '';

/** Where an entry stands among the others of its list. */
export interface EntryPlace {
  /** The space above. */
  readonly before: number;
  /** Whether the next entry stands on the same page as its last line. */
  readonly keep: boolean;
}

/** One job, qualification, course, membership or reference: its title is never parted from its first lines. */
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
  // An entry may be nothing but a text: then its text is what the period stands beside.
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

/** A skill or a language on one line: its name, how well, and what was said of it. */
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
