import { isReadable } from '@phila/contract';

/** An undeclared address outside all areas. */
const NOWHERE = '/-';

/**
 * Replaces an undecodable address such as `/details/%E0%A4%A` with an address that has no page, so that people with a
 * broken link see the page that says so. Fastify would refuse it before any handler.
 * @param url of the request, with its query
 */
export const readableAddress = (url: string): string =>
  isReadable(url.split('?', 1)[0] ?? '') ? url : NOWHERE;
