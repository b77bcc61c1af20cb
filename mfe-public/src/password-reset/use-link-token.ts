import { useFragment } from '../authentication/use-fragment.ts';
import { linkTokenIn } from './link-token.ts';

/** The link that opened the page. */
export const useLinkToken = () => useFragment(linkTokenIn);
