export { FolderInUse, lockFolder } from './folder-lock.ts';
export { isServed, namedFiles, NODE_FILE } from './named-files.ts';
export { Refused } from './refused.ts';
export { type Changes, Releases, ReleasesBusy } from './releases.ts';
export { ownValue, replacedBy, type Act } from './state.ts';
export { type RoutedRemote, refusalOfTaken, takenRoutes } from './taken-routes.ts';
export { incompatibility } from './incompatibility.ts';
