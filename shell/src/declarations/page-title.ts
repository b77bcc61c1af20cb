import { documentTitle } from '@phila/contract/remote';
import type { Where } from './where.ts';

/** Document title of an address; the service writes the same into the HTML. */
export const pageTitle = (where: Where): string =>
  documentTitle(where.title, where.kind === 'page' ? where.route.path : '/not-found');
