import { isReadable } from '@phila/contract';

/** An undeclared address outside all areas. */
const NOWHERE = '/-';

/**
 * Replaces an undecodable address such as `/details/%E0%A4%A`, which Fastify refuses before any handler, by one without
 * a page, so that people with a broken link see the page that says so.
 * @param url of the request, with its query
 */
export const readableAddress = (url: string): string =>
  isReadable(url.split('?', 1)[0] ?? '') ? url : NOWHERE;
