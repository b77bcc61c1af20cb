/** Capability of the site, with two permissions: to read and to write. */
export interface Capability {
  /**
   * Owner of the capability's rows. A role may be limited to an organisation (and those below it) or, for remotes, to
   * some remotes by name; capabilities of the site need an unlimited role.
   */
  readonly of: 'site' | 'organisation' | 'remote';
  /** Name of the read permission after "you may": `see every order`. */
  readonly read: string;
  /** Name of the write permission after "you may". */
  readonly write: string;
  /** Set if reading shows people's data; the audit then records reads (`audited-read.ts`). */
  readonly isPeople?: true;
}

/** Capabilities, named after the area of the service. */
export type CapabilityName =
  | 'banner.banners'
  | 'identity.people'
  | 'identity.roles'
  | 'identity.viewing'
  | 'organisation.members'
  | 'organisation.structures'
  | 'shop.catalogue'
  | 'shop.discounts'
  | 'shop.orders'
  | 'shop.payments'
  | 'site.announcements'
  | 'site.incidents'
  | 'site.mediaReleases'
  | 'site.operations'
  | 'site.remotes'
  | 'voucher.bundles'
  | 'voucher.causes'
  | 'voucher.codes'
  | 'voucher.lookups'
  | 'voucher.offers'
  | 'voucher.redemptions'
  | 'wealth.taxYears';

/** Definition of each capability. */
export const capabilities: { readonly [N in CapabilityName]: Capability } = {
  'banner.banners': {
    of: 'organisation',
    read: 'see every banner, those switched off as well',
    write: 'change banners',
  },
  'identity.people': {
    of: 'site',
    isPeople: true,
    read: 'see people, with their addresses masked',
    write: 'see what is masked of people, end their sessions and keep them from signing in',
  },
  'identity.roles': {
    of: 'site',
    isPeople: true,
    read: 'see roles and who has them',
    write: 'compose roles, give them and take them away',
  },
  'identity.viewing': {
    of: 'site',
    isPeople: true,
    read: 'see who looked at the portal as a person does, and why',
    write: 'see the portal as a person does, read only',
  },
  'organisation.members': {
    of: 'organisation',
    isPeople: true,
    read: 'see who belongs to an organisation',
    write: 'invite people to an organisation, and supply its record of its employees',
  },
  'organisation.structures': {
    of: 'organisation',
    read: 'see organisations and how they belong together',
    write: 'change organisations, their looks and their place below one another',
  },
  'shop.catalogue': {
    of: 'site',
    read: 'see every product and category, those switched off or deleted as well',
    write: 'change products, their questions and their categories',
  },
  'shop.discounts': {
    of: 'site',
    read: 'see discount codes',
    write: 'change discount codes',
  },
  'shop.orders': {
    of: 'site',
    isPeople: true,
    read: 'see every order',
    write: 'answer requests for a refund and look after orders that need somebody',
  },
  'shop.payments': {
    of: 'site',
    isPeople: true,
    read: 'see money that no order accounts for',
    write: 'confirm payments, note refunds and settle money',
  },
  'site.announcements': {
    of: 'site',
    read: 'see announcements, and how many people opened them',
    write: 'write announcements and send them to people',
  },
  'site.incidents': {
    of: 'site',
    read: 'see the register of incidents, and when the Information Regulator and people were told',
    write: 'keep the register of incidents, and find and save whose data was looked at',
  },
  'site.mediaReleases': {
    of: 'site',
    read: 'see every media release, drafts as well',
    write: 'write media releases and publish them',
  },
  'site.operations': {
    of: 'site',
    read: 'see what administrators did, and how the site, its jobs and its messages are',
    write: 'have jobs and messages that failed tried again',
  },
  'site.remotes': {
    of: 'remote',
    read: 'see which releases of remotes are in use',
    write: 'take releases of remotes back, withdraw remotes, and try a build of one in the running site',
  },
  'voucher.bundles': {
    of: 'organisation',
    read: 'see every value bundle, those switched off as well',
    write: 'change value bundles and the offers in them',
  },
  'voucher.causes': {
    of: 'site',
    read: 'see every cause, those switched off as well',
    write: 'change causes',
  },
  'voucher.codes': {
    of: 'site',
    read: 'see how many codes are left',
    write: 'add and replace codes that vouchers are redeemed with',
  },
  'voucher.lookups': {
    of: 'site',
    read: 'see the lists that offers and bundles choose from',
    write: 'change the lists that offers and bundles choose from',
  },
  'voucher.offers': {
    of: 'site',
    read: 'see every offer, those switched off as well',
    write: 'change offers',
  },
  'voucher.redemptions': {
    of: 'site',
    isPeople: true,
    read: 'see which vouchers a person redeemed',
    write: 'take a redemption back, or give another code',
  },
  'wealth.taxYears': {
    of: 'site',
    read: 'see tax years, rates that others decide, and plans to compare',
    write: 'add and correct tax years and rates that others decide, and import plans to compare',
  },
};
