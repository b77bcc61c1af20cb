/** Placeholder for the page number in the footer, replaced once the pages are known: `page 1 of 3`. */
export const PAGE_NUMBERS = '\u{E000}page\u{E001}';

/**
 * Element of a document with its components resolved. Plain data without functions, so that it can be sent to a worker
 * or thread.
 */
export interface DrawnNode {
  /** Type name in the library: 'VIEW'. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (DrawnNode | string)[];
}
