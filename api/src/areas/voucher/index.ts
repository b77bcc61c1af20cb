import { calls, southAfricanDay, WEBSITE_DEVICE } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { publicPictures } from './public-pictures.ts';
import { area } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { sheetReply } from '../../core/spreadsheet/sheet-reply.ts';
import { claimBundle } from './bundles/claim.ts';
import { countBundles, seenBy, shownBundles } from './bundles/shown-bundles.ts';
import { listOfferNames } from './bundles/offers-of-bundle.ts';
import { linkOffer, storedBundles } from './bundles/write-bundle.ts';
import { causes, listCauses } from './causes/causes.ts';
import { addCodes, checkCodes, replaceCodes } from './codes/batch-codes.ts';
import { codesOfFile } from './codes/codes-of-file.ts';
import { batchFile } from './codes/batch-file.ts';
import { listPools, poolOf } from './codes/counted.ts';
import { lowPoolTask } from './codes/low-pools.ts';
import { revokeBatch } from './codes/revoke-batch.ts';
import { demo } from './demo/index.ts';
import { expiryReminding } from './expiry/expiry-reminders.ts';
import { listLookups, lookupEntries, removeLookup, updateLookup } from './lookups/manage.ts';
import { usesOfEntry } from './lookups/uses.ts';
import { listOffers, offersOfBundle } from './offers/list-offers.ts';
import { linkSocialMedia, storedOffers } from './offers/write-offer.ts';
import { pageEnvelope } from './page-envelope.ts';
import { personal } from './personal.ts';
import { redemptionGauge } from './redemption/redemption-gauge.ts';
import { redemptionsByDay } from './redemption/by-day.ts';
import { ledgerOfAccount, ledgerOfOffer } from './ledger/administered-ledger.ts';
import { countLedger, ledgerOf, markUsed } from './redemption/ledger.ts';
import { redeem } from './redemption/redeem.ts';
import { reportColumns, reportDays, reportOf } from './ledger/report.ts';
import { reissue, revoke } from './ledger/revoke.ts';
import { endingCards } from './offers/ending-cards.ts';
import * as tables from './tables.ts';

const { voucher } = calls;

const lookups: Implementation[] = [
  implement(voucher.lookups, ({ query }, { database }) => listLookups(database, query.LookupType)),
  implement(voucher.lookupUses, ({ params }, { database }) => usesOfEntry(database, params.id)),
  implement(voucher.updateLookup, ({ params, body }, context) => updateLookup(context, params.id, body)),
  implement(voucher.removeLookup, ({ params, body }, context) =>
    removeLookup(context, params.id, body.lookupType),
  ),
];

const causeAnswers: Implementation[] = [
  implement(voucher.causes, (_input, { database }) => listCauses(database)),
];

const bundles: Implementation[] = [
  implement(voucher.bundles, ({ query }, { database, person, clock }) => {
    const ofOrganisation = query.osNo === undefined ? undefined : eq(tables.bundles.osNo, query.osNo);
    const { runs } = seenBy(database, person.id, clock.now());
    return shownBundles(database, { personId: person.id, where: and(runs, ofOrganisation) });
  }),
  implement(voucher.employeeBundles, async ({ query }, { database, person, clock }) => {
    const { PageNumber: pageNumber = 1, PageSize: pageSize = 10, Owned } = query;
    const { owned, available, either } = seenBy(database, person.id, clock.now());
    const where = Owned === undefined ? either : Owned === 'true' ? owned : available;
    const page = { size: pageSize, offset: (pageNumber - 1) * pageSize };
    const items = await shownBundles(database, { personId: person.id, where, page });
    return pageEnvelope(items, await countBundles(database, where), { pageNumber, pageSize });
  }),
  implement(voucher.bundleOffers, ({ params }, context) => offersOfBundle(context, params.bundleId)),
  implement(voucher.employeeBundleOffers, ({ params }, context) => offersOfBundle(context, params.bundleId)),
  implement(voucher.offerNames, (_input, { database, reaches }) => {
    // Offers belong to the site, but bundles of organisations contain them too.
    reaches(null);
    return listOfferNames(database);
  }),
  implement(voucher.linkOffer, ({ body }, context) => linkOffer(context, body)),
  implement(voucher.claimBundle, ({ body }, context) => claimBundle(context, body.bundleId)),
];

const offers: Implementation[] = [
  implement(voucher.offers, ({ query }, context) => listOffers(context, query)),
  implement(voucher.todayVouchers, (_input, { database, person, clock }) =>
    endingCards(database, person.id, clock.now()),
  ),
  implement(voucher.linkSocialMedia, ({ body }, context) => linkSocialMedia(context, body)),
  implement(voucher.addCodes, ({ body }, context) => addCodes(context, body)),
  implement(voucher.replaceCodes, ({ body }, context) => replaceCodes(context, body)),
  implement(voucher.checkCodes, ({ body }, context) => checkCodes(context, body)),
  implement(voucher.codesOfFile, ({ file }) => codesOfFile(file)),
  implement(voucher.codePools, (_input, { database }) => listPools(database)),
  implement(voucher.codeBatches, ({ params }, { database }) => poolOf(database, params.id)),
  implement(voucher.revokeBatch, ({ params, body }, context) => revokeBatch(context, params.id, body)),
  implement(voucher.codeBatchFile, ({ params, query }, { database, sealing }) =>
    batchFile(database, sealing, params.id, query),
  ),
];

const redeeming: Implementation[] = [
  implement(voucher.redeemOffer, ({ body }, context) =>
    redeem(context, {
      personId: context.person.id,
      offerId: body.OfferId,
      deviceId: body.DeviceId ?? WEBSITE_DEVICE,
    }),
  ),
  implement(voucher.redemptions, ({ query }, { database, person }) => ledgerOf(database, person.id, query)),
  implement(voucher.redemptionCount, ({ query }, { database, person }) =>
    countLedger(database, person.id, query),
  ),
  implement(voucher.markOfferUsed, ({ body: { OfferId, IsUsed } }, { database, person, clock }) =>
    markUsed(database, {
      personId: person.id,
      offerId: OfferId,
      usedAt: IsUsed ? clock.now() : null,
    }),
  ),
  implement(voucher.redemptionsByDay, (_input, { database, clock }) =>
    redemptionsByDay(database, clock.now()),
  ),
  implement(voucher.findRedemptions, ({ body }, context) => ledgerOfAccount(context, body.userAccount)),
  implement(voucher.offerRedemptions, ({ params, body }, context) => ledgerOfOffer(context, params.id, body)),
  implement(voucher.revokeRedemption, ({ params }, context) => revoke(context, params.id, null)),
  implement(voucher.takeRedemptionBack, ({ params, body }, context) =>
    revoke(context, params.id, body.reason),
  ),
  implement(voucher.reissueRedemption, ({ params, body }, context) =>
    reissue(context, params.id, body.reason),
  ),
  implement(voucher.redemptionReport, ({ params, query }, { database, clock }) =>
    reportOf(database, params.id, query, clock.now()),
  ),
  implement(voucher.redemptionReportFile, async ({ params, query }, { database, clock }) =>
    sheetReply(
      query,
      `redemptions-${params.id}-${southAfricanDay(clock.now())}`,
      reportColumns,
      reportDays(await reportOf(database, params.id, query, clock.now())),
    ),
  ),
];

/** Value bundles, their offers, and the vouchers that are redeemed (specification: vouchers). */
export const voucherArea = area({
  name: 'voucher',
  resources: [causes, storedBundles, storedOffers, lookupEntries],
  answers: [...lookups, ...causeAnswers, ...bundles, ...offers, ...redeeming],
  tables,
  owners: [{ id: tables.redemptions.id, personId: tables.redemptions.personId, path: null }],
  publicPictures,
  personal,
  tasks: [lowPoolTask, expiryReminding],
  gauges: [redemptionGauge],
  demo,
});
