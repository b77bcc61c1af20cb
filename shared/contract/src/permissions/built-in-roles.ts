import type { CapabilityName } from './capabilities.ts';
import { type Permission, permissions } from './permission.ts';

/** Built-in role. Administrators compose others, stored as rows. */
export interface BuiltInRole {
  readonly name: string;
  /** Description for administrators who assign it. */
  readonly what: string;
  readonly permissions: readonly Permission[];
  /** Set if it must be limited to an organisation. */
  readonly isLimited?: true;
}

const pairs = (...names: CapabilityName[]): Permission[] =>
  names.flatMap((name): Permission[] => [`${name}.read`, `${name}.write`]);

const reads = (...names: CapabilityName[]): Permission[] => names.map((name): Permission => `${name}.read`);

/**
 * Roles of every site, never changed or deleted: their permissions are in code, so that each release can extend them.
 */
export const builtInRoles = {
  /** All permissions, named as in the token's claims (specification: accounts). */
  administrator: { name: 'Administrator', what: 'Everything.', permissions },
  catalogueManager: {
    name: 'Catalogue manager',
    what: 'Products, their questions and categories, and discount codes.',
    permissions: pairs('shop.catalogue', 'shop.discounts'),
  },
  voucherManager: {
    name: 'Voucher manager',
    what: 'Offers, their codes and lists, value bundles and causes.',
    permissions: [
      ...pairs('voucher.bundles', 'voucher.causes', 'voucher.codes', 'voucher.lookups', 'voucher.offers'),
      ...reads('voucher.redemptions'),
    ],
  },
  communications: {
    name: 'Communications',
    what: 'What is told to people: banners, media releases and announcements.',
    permissions: pairs('banner.banners', 'site.announcements', 'site.mediaReleases'),
  },
  organisationAdministrator: {
    name: 'Organisation administrator',
    what: 'One organisation and those below it: their names, looks and people, with their banners and value bundles to read.',
    permissions: [
      ...pairs('organisation.members', 'organisation.structures'),
      ...reads('banner.banners', 'voucher.bundles'),
    ],
    isLimited: true,
  },
  support: {
    name: 'Support',
    what: 'Sees what a person asks about: their account, masked, orders and redeemed vouchers, and the portal as they see it. Changes nothing.',
    permissions: [
      ...reads(
        'identity.people',
        'shop.catalogue',
        'shop.orders',
        'voucher.bundles',
        'voucher.causes',
        'voucher.offers',
        'voucher.redemptions',
      ),
      ...pairs('identity.viewing'),
    ],
  },
  auditor: {
    name: 'Auditor',
    what: 'Reads everything and changes nothing.',
    permissions: permissions.filter((one) => one.endsWith('.read')),
  },
  squad: {
    name: 'Squad',
    what: 'Releases of remotes, of all or of a squad’s own: takes them back, withdraws remotes, and tries builds in the running site.',
    permissions: pairs('site.remotes'),
  },
} as const satisfies { readonly [key: string]: BuiltInRole };

export type BuiltInRoleKey = keyof typeof builtInRoles;

export const builtInRoleKeys = Object.keys(builtInRoles) as readonly BuiltInRoleKey[];

export const builtInRole = (key: BuiltInRoleKey): BuiltInRole => builtInRoles[key];
