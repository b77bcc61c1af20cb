/** The place of a page's number in the footer, filled in once the pages are known: `page 1 of 3`. */
export const PAGE_NUMBERS = '\u{E000}page\u{E001}';

/**
 * One element of a document with its components resolved: what a worker or a thread can be sent. Nothing but data, so
 * no functions among the props.
 */
export interface DrawnNode {
  /** The library's name of it: 'VIEW'. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (DrawnNode | string)[];
}
