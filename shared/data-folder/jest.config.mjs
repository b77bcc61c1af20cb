// By its path: the tooling depends on this package.
import node from '../tooling/jest/node.mjs';

export default { ...node, displayName: 'data-folder' };
