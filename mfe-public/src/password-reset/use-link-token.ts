import { useFragment } from '../authentication/use-fragment.ts';
import { linkTokenIn } from './link-token.ts';

/** The link that the page was opened with. */
export const useLinkToken = () => useFragment(linkTokenIn);
