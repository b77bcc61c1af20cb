import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents } from '../../core/money/column.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { accounts } from '../../core/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Entries of `lookup-management`: shipped (`lookups/shipped-entries.sql`), or added by administrators with higher ids.
 */
export const voucherLookups = pgTable(
  'voucher_lookups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
    lookupType: text('lookup_type').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull(),
    version: integer('version').notNull().default(1),
    /** A deleted entry stays for rows that refer to it, but cannot be chosen. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('voucher_lookups_name')
      .on(table.lookupType, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Recipients of a share of a bundle's price: a school, a charity. */
export const causes = pgTable('voucher_causes', {
  id: number(),
  name: text('name').notNull(),
  /** A lookup of type CauseType. */
  causeTypeId: integer('cause_type_id'),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  deletedAt: moment('deleted_at'),
});

/** Offers that are sold or claimed together (specification: vouchers, "Value bundles"). */
export const bundles = pgTable(
  'voucher_bundles',
  {
    id: number(),
    name: text('name').notNull(),
    causeId: integer('cause_id').references(() => causes.id),
    /** Spelt as in the contract. A lookup of type BundleType. */
    bundelTypeId: integer('bundel_type_id'),
    /** A lookup of type BillingType. */
    billingTypeId: integer('billing_type_id'),
    /** A lookup of type Area. */
    areaId: integer('area_id'),
    /** The address that answers questions about it. */
    email: text('email'),
    purchasePrice: cents('purchase_price').notNull(),
    estimateValue: cents('estimate_value').notNull(),
    /** The first and last day on sale. */
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    /** True if a share of the price goes to the cause. */
    allowCause: boolean('allow_cause').notNull().default(false),
    /** The cause's share, in whole percent of the price. */
    causePercentage: integer('cause_percentage').notNull().default(10),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    /** The only organisation whose confirmed members may get it; null for everybody. */
    osNo: integer('os_no').references(() => organisations.osNo),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('voucher_bundles_order').on(table.order, table.id),
    check('voucher_bundles_price', sql`${table.purchasePrice} >= 0 and ${table.estimateValue} >= 0`),
    check('voucher_bundles_percentage', sql`${table.causePercentage} between 0 and 100`),
  ],
);

/** Vouchers (specification: vouchers, "Offers"). Codes are sealed here or in the pool. */
export const offers = pgTable(
  'voucher_offers',
  {
    id: number(),
    name: text('name').notNull(),
    shortDescription: text('short_description').notNull(),
    longDescription: text('long_description').notNull(),
    termsAndConditions: text('terms_and_conditions').notNull(),
    /** The savings, a line each. */
    discount: text('discount').notNull(),
    /** The last day to redeem it; null for no end. */
    expiryDate: date('expiry_date'),
    /** Set by an administrator, `#RRGGBB`; null: the picture's colour. */
    headerColorOverride: text('header_color_override'),
    contactNo: text('contact_no'),
    redemptionEmail: text('redemption_email'),
    companyEmail: text('company_email'),
    website: text('website'),
    address: text('address'),
    estimateValue: cents('estimate_value').notNull(),
    /** Spelt as in the contract. A lookup of type RedemptionMethod. */
    redemtionMethodId: integer('redemtion_method_id').notNull(),
    supplierId: integer('supplier_id'),
    categoryId: integer('category_id'),
    statusId: integer('status_id'),
    redirectUrl: text('redirect_url'),
    /** The PIN that everybody shares, sealed; null if there is none, or if each person gets a PIN of the pool. */
    sealedPin: text('sealed_pin'),
    /** The code of a Static offer, sealed. Everybody gets the same code. */
    sealedCouponCode: text('sealed_coupon_code'),
    /** True if each person gets a code of the pool; always with the method Unique Code. */
    uniqueCode: boolean('unique_code').notNull().default(false),
    /** True if a Static offer shows its coupon code beside the link to its page. */
    useCode: boolean('use_code').notNull().default(false),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** The most redemptions, by everybody together. */
    redeemLimit: integer('redeem_limit').notNull().default(5_000),
    /** The number of redemptions, where no pool of codes counts them. */
    redeemed: integer('redeemed').notNull().default(0),
    /** When administrators were told that the pool runs low; null again after codes are added. */
    lowPoolToldAt: moment('low_pool_told_at'),
    version: integer('version').notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('voucher_offers_order').on(table.order, table.id)],
);

/** Links to an offer's company: a lookup of type SocialMedia and an address. */
export const offerSocialMedia = pgTable(
  'voucher_offer_social_media',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    socialMediaId: integer('social_media_id').notNull(),
    value: text('value').notNull(),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.socialMediaId] })],
);

/** The offers in bundles. */
export const bundleOffers = pgTable(
  'voucher_bundle_offers',
  {
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => bundles.id),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** When it was removed: people who paid for the bundle before keep the offer. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.offerId] }),
    index('voucher_bundle_offers_offer').on(table.offerId),
  ],
);

/** Bundles that people own, once each, by a paid order or by claiming a free one. */
export const bundleOwnerships = pgTable(
  'voucher_bundle_ownerships',
  {
    personId: owner(),
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => bundles.id),
    /** The order that paid for it; null for a claim. */
    orderId: integer('order_id'),
    acquiredAt: moment('acquired_at').notNull(),
    /** The day until which a paid bundle stays valid in any case (CPA s 63); null for a claimed bundle. */
    paidUntil: date('paid_until'),
    /** The end date of the latest reminder. */
    remindedOf: date('reminded_of'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.bundleId] }),
    index('voucher_bundle_ownerships_bundle').on(table.bundleId),
  ],
);

/** Codes of an offer that were added together. */
export const codeBatches = pgTable(
  'voucher_code_batches',
  {
    id: number(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    /** When the batch was revoked, and why; null if it was not. */
    revokedAt: moment('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [index('voucher_code_batches_offer').on(table.offerId)],
);

/**
 * The codes of an offer, each for one person, sealed and recognised by a keyed hash. Only places within the offer's
 * `redeemLimit` are given out, so that nothing has to be counted.
 */
export const voucherCodes = pgTable(
  'voucher_codes',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    place: integer('place').notNull(),
    sealed: text('sealed').notNull(),
    /** The keyed hash of its `codeKey` (`keys-of-codes.ts`). */
    key: text('key').notNull(),
    /** When the code left the pool for good; only the redemption tells who has it. */
    givenAt: moment('given_at'),
    /** The batch that added it. */
    batchId: integer('batch_id')
      .notNull()
      .references(() => codeBatches.id),
    /**
     * When an unused code was taken out of the pool. Its `givenAt` is set too, so that it is never given out, and its
     * place is negative, so that a new code can take the old place.
     */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.place] }),
    index('voucher_codes_batch').on(table.batchId),
    index('voucher_codes_key').on(table.key),
    unique('voucher_codes_once').on(table.offerId, table.key),
    index('voucher_codes_pool')
      .on(table.offerId, table.place)
      .where(sql`${table.givenAt} is null`),
  ],
);

/** The ledger of redeemed vouchers. */
export const redemptions = pgTable(
  'voucher_redemptions',
  {
    id: uuid('id').primaryKey(),
    personId: owner(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    /** The person's code, sealed; null if the offer has none. */
    sealed: text('sealed'),
    /** The code's place in the pool; null for a code of no pool. */
    place: integer('place'),
    /** The redemption's number within the offer. Never null, so that the database rejects one past the limit. */
    counted: bigint('counted', { mode: 'number' }).notNull(),
    deviceId: integer('device_id').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
    /** When the person said that they used it; until then its code was only shown. */
    usedAt: moment('used_at'),
    /** When an administrator revoked it: the person may redeem the offer again. */
    revokedAt: moment('revoked_at'),
    /** The reason that the person was given; null if none was stored. */
    revokedBecause: text('revoked_because'),
  },
  (table) => [
    index('voucher_redemptions_offer').on(table.offerId, table.id),
    uniqueIndex('voucher_redemptions_once')
      .on(table.personId, table.offerId)
      .where(sql`${table.revokedAt} is null`),
    index('voucher_redemptions_person').on(table.personId, table.id),
    uniqueIndex('voucher_redemptions_code')
      .on(table.offerId, table.place)
      .where(sql`${table.place} is not null`),
    foreignKey({
      columns: [table.offerId, table.place],
      foreignColumns: [voucherCodes.offerId, voucherCodes.place],
    }),
  ],
);
