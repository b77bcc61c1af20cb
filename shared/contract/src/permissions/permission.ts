import { capabilities, type CapabilityName } from './capabilities.ts';

/** `shop.catalogue.write`: what a role gives, and what a call, a route, a menu entry or a tile asks for. */
export type Permission = `${CapabilityName}.${'read' | 'write'}`;

/** The access of something that asks for a permission. */
export type May = `may ${Permission}`;

const names = Object.keys(capabilities) as CapabilityName[];

/** Every permission, in pairs. */
export const permissions: readonly Permission[] = names.flatMap((name): Permission[] => [
  `${name}.read`,
  `${name}.write`,
]);

/** The access of what asks for a permission: `access: may('shop.catalogue.write')`. */
export const may = <P extends Permission>(permission: P): `may ${P}` => `may ${permission}`;

const byAccess: ReadonlyMap<string, Permission> = new Map(permissions.map((one) => [may(one), one]));

/** The permission that an access asks for; null where it asks for none, or for one that there is not. */
export const permissionOf = (access: string): Permission | null => byAccess.get(access) ?? null;

/** Whether an access asks for a permission. */
export const isMay = (access: string): access is May => byAccess.has(access);

/** Whether an access lets in only those who are signed in. */
export const needsPerson = (access: string): boolean => access === 'person' || isMay(access);

export const isPermission = (name: string): name is Permission => byAccess.has(`may ${name}`);

/** `shop.catalogue.write` → `shop.catalogue`. */
export const capabilityOf = (permission: Permission): CapabilityName =>
  permission.slice(0, permission.lastIndexOf('.')) as CapabilityName;

const isWrite = (permission: Permission): boolean => permission.endsWith('.write');

/** Whether its rows belong to organisations, so that a role may be limited to one. */
export const isOfOrganisation = (permission: Permission): boolean =>
  capabilities[capabilityOf(permission)].of === 'organisation';

/** Whether it is about remotes, so that a role may be limited to some of them. */
export const isOfRemotes = (permission: Permission): boolean =>
  capabilities[capabilityOf(permission)].of === 'remote';

/** What the permission is, after "you may": `change products and their categories`. */
export const wordsOf = (permission: Permission): string => {
  const capability = capabilities[capabilityOf(permission)];
  return isWrite(permission) ? capability.write : capability.read;
};

/** What a person who lacks it is told: which right is missing, and who can give it. */
export const refusalOf = (permission: Permission): string =>
  `You need the right to ${wordsOf(permission)}. An administrator can give it to you.`;
