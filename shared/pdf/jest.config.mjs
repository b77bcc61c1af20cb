import node from '@phila/tooling/jest/node';

export default { ...node, displayName: 'pdf' };
