import { capabilities, type CapabilityName } from './capabilities.ts';

/** `shop.catalogue.write`: granted by a role, and required by a call, route, menu entry or tile. */
export type Permission = `${CapabilityName}.${'read' | 'write'}`;

/** Access value that requires a permission. */
export type May = `may ${Permission}`;

const names = Object.keys(capabilities) as CapabilityName[];

/** All permissions, in pairs. */
export const permissions: readonly Permission[] = names.flatMap((name): Permission[] => [
  `${name}.read`,
  `${name}.write`,
]);

/** Requires a permission: `access: may('shop.catalogue.write')`. */
export const may = <P extends Permission>(permission: P): `may ${P}` => `may ${permission}`;

const byAccess: ReadonlyMap<string, Permission> = new Map(permissions.map((one) => [may(one), one]));

/** Permission that an access value requires; null if none, or if it is unknown. */
export const permissionOf = (access: string): Permission | null => byAccess.get(access) ?? null;

/** Returns true for an access value that requires a permission. */
export const isMay = (access: string): access is May => byAccess.has(access);

/** Returns true for an access value that requires signing in. */
export const needsPerson = (access: string): boolean => access === 'person' || isMay(access);

export const isPermission = (name: string): name is Permission => byAccess.has(`may ${name}`);

/** `shop.catalogue.write` → `shop.catalogue`. */
export const capabilityOf = (permission: Permission): CapabilityName =>
  permission.slice(0, permission.lastIndexOf('.')) as CapabilityName;

const isWrite = (permission: Permission): boolean => permission.endsWith('.write');

/** Returns true for rows of organisations: a role may be limited to an organisation. */
export const isOfOrganisation = (permission: Permission): boolean =>
  capabilities[capabilityOf(permission)].of === 'organisation';

/** Returns true for remotes: a role may be limited to some remotes. */
export const isOfRemotes = (permission: Permission): boolean =>
  capabilities[capabilityOf(permission)].of === 'remote';

/** Permission in words, after "you may": `change products and their categories`. */
export const wordsOf = (permission: Permission): string => {
  const capability = capabilities[capabilityOf(permission)];
  return isWrite(permission) ? capability.write : capability.read;
};

/** Message for a person without it: the missing right, and who can grant it. */
export const refusalOf = (permission: Permission): string =>
  `You need the right to ${wordsOf(permission)}. An administrator can give it to you.`;
