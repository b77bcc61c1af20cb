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
import { organisations } from '../../core/people/organisations.ts';
import { accounts } from '../../core/people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Entries of `lookup-management`: those that every site begins with (`lookups/shipped-entries.sql`), and those that an
 * administrator added, whose ids begin above.
 */
export const voucherLookups = pgTable(
  'voucher_lookups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
    lookupType: text('lookup_type').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull(),
    version: integer('version').notNull().default(1),
    /** A deleted entry stays for what refers to it, and can be chosen no longer. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('voucher_lookups_name')
      .on(table.lookupType, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** What a part of a bundle's price is given to: a school, a charity. */
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
    /** Who answers questions about it. */
    email: text('email'),
    purchasePrice: cents('purchase_price').notNull(),
    estimateValue: cents('estimate_value').notNull(),
    /** The first and the last day on which it can be had. */
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Whether a part of the price goes to the cause. */
    allowCause: boolean('allow_cause').notNull().default(false),
    /** That part, in whole percent of the price. */
    causePercentage: integer('cause_percentage').notNull().default(10),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    /** The organisation whose confirmed members alone may have it; null where it is for all people. */
    osNo: integer('os_no').references(() => organisations.osNo),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('voucher_bundles_order').on(table.order, table.id),
    check('voucher_bundles_price', sql`${table.purchasePrice} >= 0 and ${table.estimateValue} >= 0`),
    check('voucher_bundles_percentage', sql`${table.causePercentage} between 0 and 100`),
  ],
);

/** A voucher (specification: vouchers, "Offers"). What it is redeemed with lies sealed or in the pool of codes. */
export const offers = pgTable(
  'voucher_offers',
  {
    id: number(),
    name: text('name').notNull(),
    shortDescription: text('short_description').notNull(),
    longDescription: text('long_description').notNull(),
    termsAndConditions: text('terms_and_conditions').notNull(),
    /** What one saves, in lines. */
    discount: text('discount').notNull(),
    /** The last day on which it is redeemed; null for one that does not end. */
    expiryDate: date('expiry_date'),
    /** Chosen by an administrator, `#RRGGBB`; null: the colour of the picture. */
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
    /** The PIN that is the same for all people, sealed; null where there is none, or each person gets one of the pool. */
    sealedPin: text('sealed_pin'),
    /** The code of a Static offer, the same for all people, sealed. */
    sealedCouponCode: text('sealed_coupon_code'),
    /** Whether each person gets a code of their own from the pool; always with the method Unique Code. */
    uniqueCode: boolean('unique_code').notNull().default(false),
    /** Whether a Static offer shows its coupon code beside the page it leads to. */
    useCode: boolean('use_code').notNull().default(false),
    order: integer('order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** How often it is redeemed at most, by all people together. */
    redeemLimit: integer('redeem_limit').notNull().default(5_000),
    /** How often it was redeemed, where no code of the pool counts it. */
    redeemed: integer('redeemed').notNull().default(0),
    /** When administrators were told that its pool runs low; null again once codes were added. */
    lowPoolToldAt: moment('low_pool_told_at'),
    version: integer('version').notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('voucher_offers_order').on(table.order, table.id)],
);

/** Where an offer's company is found: a lookup of type SocialMedia and an address there. */
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

/** Which offers a bundle holds. */
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
    /** When it was taken out: a person who paid for the bundle before keeps the offer. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.offerId] }),
    index('voucher_bundle_offers_offer').on(table.offerId),
  ],
);

/** Who has a bundle, once, by a paid order or by claiming one that costs nothing. */
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
    /** What was paid for stays valid until this day whatever happens to the bundle (CPA s 63); null for a claim. */
    paidUntil: date('paid_until'),
    /** The end that the person was reminded of last. */
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
    /** When its codes were taken out of the pool, and why; null for one that was not revoked. */
    revokedAt: moment('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [index('voucher_code_batches_offer').on(table.offerId)],
);

/**
 * The codes of an offer, each for one person. They lie sealed and are known again by a keyed hash. Each has a place:
 * only those whose place is within the offer's `redeemLimit` are given out, so that no count has to be kept.
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
    /** Who has it is told by the redemption alone. A code that was given out never returns to the pool. */
    givenAt: moment('given_at'),
    /** The batch that it came with. */
    batchId: integer('batch_id')
      .notNull()
      .references(() => codeBatches.id),
    /**
     * When it was taken out of the pool before somebody had it. `givenAt` is set with it, so that it is never given, and its
     * place is below zero, where it takes none from those that follow.
     */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.place] }),
    index('voucher_codes_batch').on(table.batchId),
    unique('voucher_codes_once').on(table.offerId, table.key),
    index('voucher_codes_pool')
      .on(table.offerId, table.place)
      .where(sql`${table.givenAt} is null`),
  ],
);

/** A person's vouchers that were redeemed: the ledger. */
export const redemptions = pgTable(
  'voucher_redemptions',
  {
    id: uuid('id').primaryKey(),
    personId: owner(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    /** The code that the person got, sealed; null where the offer has none. */
    sealed: text('sealed'),
    /** The code's place in the pool; null where it came from no pool. */
    place: integer('place'),
    /** Which redemption of the offer it is; held by the database to be there, so that the limit is never passed. */
    counted: bigint('counted', { mode: 'number' }).notNull(),
    deviceId: integer('device_id').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
    /** Taken back by an administrator: the person may redeem the offer again. */
    revokedAt: moment('revoked_at'),
    /** Why, in words that the person was told as well; null where none were kept. */
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
