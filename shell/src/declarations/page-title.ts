import { documentTitle } from '@phila/contract/remote';
import type { Where } from './where.ts';

/** The title of what an address shows; the service writes the same into the document. */
export const pageTitle = (where: Where): string =>
  documentTitle(where.title, where.kind === 'page' ? where.route.path : '/not-found');
