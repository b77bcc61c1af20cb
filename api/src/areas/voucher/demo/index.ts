import { randomInt } from 'node:crypto';
import {
  codeKey,
  DEFAULT_BUNDLE_END,
  type ImageType,
  redemptionMethods,
  southAfricanDay,
  type VoucherLookupType,
} from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import { eq } from 'drizzle-orm';
import type { Demo } from '../../../core/area.ts';
import type { Database } from '../../../core/database/open.ts';
import type { Services } from '../../../core/services.ts';
import { keepPicture } from '../../image/public.ts';
import { demoOrganisation, secondDemoOrganisation } from '../../organisation/public.ts';
import { knownLookups } from '../lookups/known.ts';
import { METHOD_IDS } from '../lookups/shipped.ts';
import { imageTypes } from '../pictures/pictures.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { redeem } from '../redemption/redeem.ts';
import {
  bundleOffers,
  bundleOwnerships,
  bundles,
  causes,
  offers,
  offerSocialMedia,
  codeBatches,
  voucherCodes,
  voucherLookups,
} from '../tables.ts';
import { type DemoOffer, demoVouchers } from './catalogue.ts';
import { addCrowdVouchers } from './crowd-vouchers.ts';
import { markPicture, widePicture } from './draw.ts';
import { DAY } from '../../../core/durations.ts';

const CODES = 40;

/** Finds a lookup entry's id; null if an administrator removed it. */
type LookupId = (lookupType: VoucherLookupType, name: string) => number | null;

const lookupIds = async (database: Database): Promise<LookupId> => {
  const known = [...(await knownLookups(database)).values()];
  return (lookupType, name) =>
    known.find((entry) => entry.lookupType === lookupType && entry.name === name)?.id ?? null;
};

const drawn = async (services: Services, type: ImageType, itemId: number, svg: string): Promise<void> => {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer();
  await keepPicture(services, { type, itemId, picture, owner: 'demo' });
};

/** Leaves out letters and digits that are mistaken for each other. */
const LEGIBLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomCode = (start: string): string => {
  const part = () => Array.from({ length: 4 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
  return start === ''
    ? `${randomInt(10_000, 99_999)}${randomInt(1_000, 9_999)}`
    : `${start}-${part()}-${part()}`;
};

const TERMS =
  'One voucher for each person. It cannot be exchanged for money or joined with another offer.\n\n1. Show or enter it before you pay.\n2. It counts until the last day named above, at every branch that is open.\n3. Questions go to the company, not to the shop assistant.';

const methodIds = {
  [redemptionMethods.static]: METHOD_IDS.static,
  [redemptionMethods.uniqueCode]: METHOD_IDS.uniqueCode,
  [redemptionMethods.pin]: METHOD_IDS.pin,
};

const site = (company: string): string =>
  `https://${company
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.example`;

const makeOffer = async (
  services: Services,
  given: DemoOffer,
  at: number,
  lookupId: LookupId,
): Promise<number> => {
  const { database, clock, sealing } = services;
  const address = site(given.company);
  const isPin = given.method === redemptionMethods.pin;
  const uniqueCode = given.method === redemptionMethods.uniqueCode || (isPin && given.code === '');
  const [made] = await database
    .insert(offers)
    .values({
      name: given.name,
      shortDescription: given.short,
      longDescription: given.long,
      termsAndConditions: TERMS,
      discount: given.discount,
      expiryDate:
        given.days === null ? null : southAfricanDay(new Date(clock.now().getTime() + given.days * DAY)),
      contactNo: '010 123 4567',
      redemptionEmail: `vouchers@${new URL(address).hostname}`,
      website: address,
      estimateValue: centsFromRand(given.worth),
      redemtionMethodId: methodIds[given.method],
      categoryId: lookupId('Category', given.category),
      supplierId: lookupId('Supplier', given.company),
      statusId: lookupId('Status', 'Live'),
      redirectUrl: given.method === redemptionMethods.static ? `${new URL(address).hostname}/phila` : null,
      uniqueCode,
      useCode: given.method === redemptionMethods.static && given.code !== '',
      order: (at + 1) * 10,
    })
    .returning({ id: offers.id });
  if (made === undefined) throw new Error('The demo offer was not made');
  const { id } = made;
  const about = aboutCode(id);
  if (uniqueCode) {
    const codes = new Set<string>();
    while (codes.size < CODES) codes.add(randomCode(given.code));
    const [batch] = await database
      .insert(codeBatches)
      .values({ offerId: id, name: `First letter of ${given.company}`, addedAt: clock.now() })
      .returning({ id: codeBatches.id });
    if (batch === undefined) throw new Error('The demo batch was not made');
    await database.insert(voucherCodes).values(
      [...codes].map((code, place) => ({
        offerId: id,
        batchId: batch.id,
        place: place + 1,
        sealed: sealing.seal(code, about),
        key: sealing.mark(codeKey(code)),
      })),
    );
  } else if (given.code !== '') {
    const sealed = sealing.seal(given.code, about);
    await database
      .update(offers)
      .set(isPin ? { sealedPin: sealed } : { sealedCouponCode: sealed })
      .where(eq(offers.id, id));
  }
  await database.insert(offerSocialMedia).values(
    given.media.map((name, order) => ({
      offerId: id,
      socialMediaId: lookupId('SocialMedia', name) ?? 0,
      value: `https://${name}.com/${new URL(address).hostname.replace('.example', '')}`,
      order,
    })),
  );
  await drawn(services, imageTypes.Voucher, id, widePicture(given.colours, at));
  await drawn(services, imageTypes.OfferLogo, id, markPicture(given.colours, at));
  return id;
};

/** Free bundles that demo people claimed, redeeming the first voucher: account labels by bundle. */
const demoClaims: { readonly [bundle: string]: string } = {
  'Everyday savers': 'consumer',
  'Umoya Energy team pack': 'employee',
};

/** Adds bundles, offers with codes, causes, drawn pictures, and the demo people's claims. */
export const demo = async (whole: Demo): Promise<void> => {
  const { services, people } = whole;
  const { database, clock } = services;
  if ((await database.$count(bundles)) > 0) return;
  const catalogue = demoVouchers();
  // Suppliers are not shipped, as each site has its own.
  const companies = new Set(catalogue.offers.map(({ company }) => company));
  await database
    .insert(voucherLookups)
    .values([...companies].map((name) => ({ lookupType: 'Supplier' as const, name, isActive: true })))
    .onConflictDoNothing();
  const lookupId = await lookupIds(database);
  const today = southAfricanDay(clock.now());
  const causeIds = new Map<string, number>();
  for (const [at, { name, type, colours }] of catalogue.causes.entries()) {
    const [made] = await database
      .insert(causes)
      .values({ name, causeTypeId: lookupId('CauseType', type) })
      .returning({ id: causes.id });
    if (made === undefined) continue;
    causeIds.set(name, made.id);
    await drawn(services, imageTypes.Cause, made.id, markPicture(colours, at));
  }
  const offerIds = new Map<string, number>();
  for (const [at, given] of catalogue.offers.entries())
    offerIds.set(given.name, await makeOffer(services, given, at, lookupId));
  const organisations = {
    first: demoOrganisation.osNo,
    second: secondDemoOrganisation.osNo,
  };
  for (const [at, given] of catalogue.bundles.entries()) {
    const worth = catalogue.offers
      .filter(({ name }) => given.offers.includes(name))
      .reduce((sum, one) => sum + one.worth, 0);
    const [made] = await database
      .insert(bundles)
      .values({
        name: given.name,
        causeId: given.cause === null ? null : (causeIds.get(given.cause) ?? null),
        bundelTypeId: lookupId('BundleType', given.type),
        billingTypeId: lookupId(
          'BillingType',
          given.organisation === null ? 'Once-off' : 'Sponsored by an organisation',
        ),
        areaId: lookupId('Area', 'National'),
        email: 'support@phila.example',
        purchasePrice: centsFromRand(given.price),
        estimateValue: centsFromRand(worth),
        startDate: today,
        endDate: DEFAULT_BUNDLE_END,
        allowCause: given.cause !== null,
        causePercentage: given.percentage,
        order: (at + 1) * 10,
        osNo: given.organisation === null ? null : organisations[given.organisation],
      })
      .returning({ id: bundles.id });
    if (made === undefined) continue;
    await database.insert(bundleOffers).values(
      given.offers.map((name, order) => ({
        bundleId: made.id,
        offerId: offerIds.get(name) ?? 0,
        order,
      })),
    );
    await drawn(services, imageTypes.Bundle, made.id, widePicture(given.colours, at + 3));
    const claimant = people.get(demoClaims[given.name] ?? '');
    const first = offerIds.get(given.offers[0] ?? '');
    if (claimant === undefined || first === undefined) continue;
    await database
      .insert(bundleOwnerships)
      .values({ personId: claimant, bundleId: made.id, acquiredAt: clock.now() });
    await redeem(services, { personId: claimant, offerId: first, deviceId: 1 });
  }
  await addCrowdVouchers(whole);
};
