/** What a remote that is built outside the workspace needs of us, apart from the types. */
export { federation } from './federation.mjs';
export { CheckedFiles } from './checked-files.mjs';
