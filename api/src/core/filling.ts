import type { AnyCall } from '@phila/contract';
import type { OrganisationColours } from '@phila/contract/palette';
import type { Services } from './services.ts';

/** A public page's editable content, put into the HTML of its release. */
export interface Filling {
  /** Changes with the content: the page is drawn once for each. */
  mark: string;
  /** The values of the marks in the page, `{{title}}`; HTML, for `{{{body}}}` alone, is safe as it is. */
  values(): object;
  /** Describes the page in its head, where it is about a single thing; default: the remote's words for its address. */
  about?: About;
}

/** A thing with its own page, for search engines and people who share it. */
export interface About {
  title: string;
  description: string;
  /** Its one address, `/media-releases/phila-opens`. */
  path: string;
  /** The page that lists it with others. */
  list: string;
  /** Its picture on this site. */
  image: string | null;
  /** Facts in the terms of schema.org, beyond those above. */
  data: { readonly '@type': string | readonly string[]; readonly [fact: string]: unknown };
}

export interface Asked {
  pathname: string;
  query: URLSearchParams;
}

/**
 * `null` where there is no such thing, another address where it has moved there, and `unread` for what the page is drawn
 * of by its script alone.
 */
export type FillPage = (
  services: Services,
  asked: Asked,
) => Promise<Filling | { readonly movedTo: string } | 'unread' | null>;

/**
 * Handles a page's form without a script: returns the page again, with the typed values and refusals, or the address to
 * go to once done.
 */
export type PostPage = (
  services: Services,
  fields: Readonly<Record<string, string>>,
  ip: string,
) => Promise<
  | { readonly status: 422 | 429; readonly page: Filling; readonly retryAfter?: number }
  | { readonly movedTo: string }
>;

/** The colours of the organisation whose link was followed; null where there is no such organisation. */
export type ColoursOf = (services: Services, guid: string) => Promise<OrganisationColours | null>;

/** A page that editors publish, for the list of pages that search engines read. */
export interface PublishedPage {
  path: string;
  /** Null where that is not kept. */
  changedAt: Date | null;
}

/** A feed of the newest published items, for readers (RSS). */
export interface Feed {
  /** Its own address, and that of the page that lists the same. */
  path: string;
  list: string;
  title: string;
  description: string;
  items(
    services: Services,
  ): Promise<readonly { title: string; path: string; summary: string; author: string; publishedAt: Date }[]>;
}

/** The queries of a page's list, and the call that its script uses for the same. */
export interface ListedBy {
  readonly call: AnyCall;
  /** The names in its address by which it is searched, narrowed, sorted and gone on with. */
  readonly asks: readonly string[];
}

export interface Published {
  /** Pages by their name in releases of remotes (`filled.by` of their `drawn-with.ts`). */
  readonly pages: { readonly [name: string]: FillPage };
  /** Pages with lists, by the same names: their searches and further pages count against the call's limit. */
  readonly lists?: { readonly [name: string]: ListedBy };
  /** Handlers of these pages' forms for people without scripts, by the same names. */
  readonly posts?: { readonly [name: string]: PostPage };
  /** Every page of its own that there is now. */
  addresses(services: Services): Promise<readonly PublishedPage[]>;
  readonly feed?: Feed;
  readonly coloursOf?: ColoursOf;
}
