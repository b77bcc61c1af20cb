import type { AnyCall } from '@phila/contract';
import type { OrganisationColours } from '@phila/contract/palette';
import type { Services } from './services.ts';

/** A public page's editable content, put into the HTML of its release. */
export interface Filling {
  /** Changes with the content: the page is rendered once for each mark. */
  mark: string;
  /** Values for the page's placeholders, `{{title}}`; HTML, for `{{{body}}}` only, must be safe. */
  values(): object;
  /** Describes the page in its head, where it is about a single thing; default: the remote's words for its address. */
  about?: About;
}

/** Describes a page about a single thing, for search engines and sharing. */
export interface About {
  title: string;
  description: string;
  /** Its canonical path, `/media-releases/phila-opens`. */
  path: string;
  /** The page that lists it. */
  list: string;
  /** Its picture on this site. */
  image: string | null;
  /** Further facts in schema.org's terms. */
  data: { readonly '@type': string | readonly string[]; readonly [fact: string]: unknown };
}

export interface FillRequest {
  pathname: string;
  query: URLSearchParams;
}

/** Fills a page. `null` for an unknown thing, an address if it moved, `unread` if only the script can render it. */
export type FillPage = (
  services: Services,
  asked: FillRequest,
) => Promise<Filling | { readonly movedTo: string } | 'unread' | null>;

/**
 * Handles a page's form without a script: returns the page with the typed values and errors, or the address to go to
 * afterwards.
 */
export type PostPage = (
  services: Services,
  fields: Readonly<Record<string, string>>,
  ip: string,
) => Promise<
  | { readonly status: 422 | 429; readonly page: Filling; readonly retryAfter?: number }
  | { readonly movedTo: string }
>;

/** The colours of the organisation in the link; null for an unknown one. */
export type ColoursOf = (services: Services, guid: string) => Promise<OrganisationColours | null>;

/** A published page, for the sitemap. */
export interface PublishedPage {
  path: string;
  /** Null if unknown. */
  changedAt: Date | null;
}

/** A feed of the newest published items, for readers (RSS). */
export interface Feed {
  /** The feed's path; `list` is the path of the page with the same items. */
  path: string;
  list: string;
  title: string;
  description: string;
  items(
    services: Services,
  ): Promise<readonly { title: string; path: string; summary: string; author: string; publishedAt: Date }[]>;
}

/** The query of a page's list, and the call that its script makes instead. */
export interface ListedBy {
  readonly call: AnyCall;
  /** Names in the address for its search, filters, order and page. */
  readonly asks: readonly string[];
}

export interface Published {
  /** Pages by their name in releases of remotes (`filled.by` of their `drawn-with.ts`). */
  readonly pages: { readonly [name: string]: FillPage };
  /** Pages with lists, by the same names: their searches and further pages count against the call's limit. */
  readonly lists?: { readonly [name: string]: ListedBy };
  /** Handlers of these pages' forms for people without scripts, by the same names. */
  readonly posts?: { readonly [name: string]: PostPage };
  /** Every page that it has now. */
  addresses(services: Services): Promise<readonly PublishedPage[]>;
  readonly feed?: Feed;
  readonly coloursOf?: ColoursOf;
}
