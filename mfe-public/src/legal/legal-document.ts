/** Part of a sentence: plain text, or a link (a path of the site, `mailto:`, `tel:` or https). */
export type Inline = string | { readonly text: string; readonly to: string };

/** A paragraph, list entry or table cell. */
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
  /** Anchor of the section: `/privacy-policy#your-rights`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Legal text as data, shared by the page, its contents and its tests. */
export interface LegalDocument {
  readonly title: string;
  /** Plain summary in one or two sentences. */
  readonly summary: string;
  /** Version recorded with consent. */
  readonly version: string;
  /** Start date, `YYYY-MM-DD`. */
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
