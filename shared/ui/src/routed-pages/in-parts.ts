import { nextTask } from '@phila/platform/next-task';
import type { PageLoader } from './routed-pages.tsx';

/**
 * A page whose code is evaluated in two parts, each a task of its own, for a page whose code takes a slow phone longer than
 * a press should wait (docs/decisions/0814).
 * @param first imports what the page's code needs and takes longest, such as an engine of sums, by the `webpackChunkName`
 *   of the page: one name is one set of files, which are asked for together
 */
export const inParts =
  (first: () => Promise<unknown>, page: PageLoader): PageLoader =>
  async () => {
    await first();
    await nextTask();
    return page();
  };
