/**
 * The releases of remotes on one site. The service keeps them, because administration takes releases back as well; the
 * commands change them by the same code.
 */
export { Refused, Releases, unfit } from '../../../api/dist/core/releases/releases.js';
export { namedFiles } from '../../../api/dist/core/releases/named-files.js';
