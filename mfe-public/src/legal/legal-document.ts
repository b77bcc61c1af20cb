/** A piece of a sentence: plain words, or words that lead somewhere (a path of the site, `mailto:`, `tel:` or https). */
export type Inline = string | { readonly text: string; readonly to: string };

/** One paragraph, or one entry of a list or cell of a table. */
export type Paragraph = Inline | readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Paragraph }
  | { readonly kind: 'list'; readonly items: readonly Paragraph[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Paragraph[])[];
    };

export interface Section {
  /** The anchor of the section: `/privacy-policy#your-rights`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A legal text as data, so that the page, its list of contents and its tests read the same thing. */
export interface LegalDocument {
  readonly title: string;
  /** What the document says, in one or two sentences that anybody understands. */
  readonly summary: string;
  /** The version that consent is recorded against. */
  readonly version: string;
  /** In force since, `YYYY-MM-DD`. */
  readonly since: string;
  readonly sections: readonly Section[];
}

export const paragraph = (...text: readonly Inline[]): Block => ({ kind: 'paragraph', text });

export const list = (...items: readonly Paragraph[]): Block => ({ kind: 'list', items });

export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly Paragraph[])[]
): Block => ({ kind: 'table', caption, head, rows });

export const section = (id: string, heading: string, ...blocks: readonly Block[]): Section => ({
  id,
  heading,
  blocks,
});
