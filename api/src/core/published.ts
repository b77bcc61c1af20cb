import type { OrganisationColours } from '@phila/contract/palette';
import type { PostedForm } from './posted-form.ts';
import type { Services } from './services.ts';

/**
 * Handles a page's form without a script: returns the typed values with the errors, or the address to go to afterwards.
 */
export type PostForm = (
  services: Services,
  fields: Readonly<Record<string, string>>,
  ip: string,
) => Promise<
  | { readonly status: 422 | 429; readonly form: PostedForm; readonly retryAfter?: number }
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
  /** The feed's path, and that of the page with the same list. */
  path: string;
  list: string;
  title: string;
  description: string;
  items(
    services: Services,
  ): Promise<readonly { title: string; path: string; summary: string; author: string; publishedAt: Date }[]>;
}

/** The part of an area on public pages, beyond its calls. */
export interface Published {
  /** Handlers of forms for people without scripts, by the paths of their pages. */
  readonly posts?: { readonly [path: string]: PostForm };
  /** The pages of its things, for the sitemap. */
  readonly addresses?: (services: Services) => Promise<readonly PublishedPage[]>;
  readonly feed?: Feed;
  readonly coloursOf?: ColoursOf;
}
