/**
 * Stands in for `@module-federation/sdk` in a remote's entry. The one use of it there is loading remotes of its own,
 * which `disableRemote` switches off; its logger and its Node half would come along all the same.
 */
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX';

export const decodeName = (name) => name;
