import node from '@phila/tooling/jest/node';

// Each file has a service and a database of its own; on a busy machine these take their time to start.
export default { ...node, displayName: 'api', testTimeout: 180_000 };
