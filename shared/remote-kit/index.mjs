/** The tools for a remote that is built outside the workspace, apart from the types. */
export { federation } from './federation.mjs';
export { withPagesForNode } from './for-node.mjs';
export { CheckedFiles } from './checked-files.mjs';
