import { isReadable } from '@phila/contract';

/** An address that no remote declares, and of no area. */
const NOWHERE = '/-';

/**
 * Fastify refuses an address that cannot be read, such as `/details/%E0%A4%A`, before any handler of the site sees it.
 * A person who followed a broken link is to see the page that says so: the address is taken for one that has no page.
 * @param url of the request, with its query
 */
export const readableAddress = (url: string): string =>
  isReadable(url.split('?', 1)[0] ?? '') ? url : NOWHERE;
