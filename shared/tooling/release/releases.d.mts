export { Refused, Releases, unfit } from '../../../api/dist/core/releases/releases.js';
