import type { AnyCall } from '@phila/contract';
import type { OrganisationColours } from '@phila/contract/palette';
import type { Services } from './services.ts';

/** What a public page shows that editors change, as it is now: put into the HTML that its release has of it. */
export interface Filling {
  /** Another one whenever anything of it changes: the page is drawn once for each. */
  mark: string;
  /** The values of the marks in the page, `{{title}}`; HTML, for `{{{body}}}` alone, is safe as it is. */
  values(): object;
  /** What the head of the page says of it, where it is about one thing; else what the remote declares for its address. */
  about?: About;
}

/** One thing that has a page of its own, for search engines and those who share it. */
export interface About {
  title: string;
  description: string;
  /** Its one address, `/media-releases/phila-opens`. */
  path: string;
  /** The page that lists it with others. */
  list: string;
  /** Its picture on this site. */
  image: string | null;
  /** What it is, as data of schema.org, without the facts above. */
  data: { readonly '@type': string | readonly string[]; readonly [fact: string]: unknown };
}

/** What was asked for. */
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
 * What a form of a page sends that runs no script: the page again, with what was typed and why it was refused, or the
 * address that the browser goes to once it is done.
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

/** What is new of what editors publish, the latest first, for readers of feeds (RSS). */
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

/** What a page that lists may be asked, and the call by which its script asks the same. */
export interface ListedBy {
  readonly call: AnyCall;
  /** The names in its address by which it is searched, narrowed, sorted and gone on with. */
  readonly asks: readonly string[];
}

/** What editors publish on public pages. */
export interface Published {
  /** By the name that releases of remotes know it by (`filled.by` of their `drawn-with.ts`). */
  readonly pages: { readonly [name: string]: FillPage };
  /** Those that list, by the same names: a search and a further page count like the call, against the same limit. */
  readonly lists?: { readonly [name: string]: ListedBy };
  /** What takes the forms of these pages from those who run no script, by the same names. */
  readonly posts?: { readonly [name: string]: PostPage };
  /** Every page of its own that there is now. */
  addresses(services: Services): Promise<readonly PublishedPage[]>;
  readonly feed?: Feed;
  readonly coloursOf?: ColoursOf;
}
