import { calls, itemsOf, specifiedCalls, voucherCause } from '@phila/contract';
import { METHOD_IDS } from '../../areas/voucher/lookups/shipped.ts';
import type { TestService } from '../service.ts';
import type { ValidInput } from '../valid-input.ts';
import { planting } from './plant.ts';

const causeCalls = specifiedCalls(voucherCause);

const { voucher } = calls;

/**
 * Makes inputs for voucher calls that need existing bundles, offers or causes, with a separate row for each call that
 * deletes one.
 * @param token of an administrator
 * @param person has redeemed a voucher, to be revoked
 */
export const voucherInputs = async (
  service: TestService,
  token: string,
  person: { token: string },
): Promise<ReadonlyMap<string, ValidInput>> => {
  const plant = planting(service, token);
  const cause = async () =>
    (await service.call(causeCalls.create, { body: { Name: 'School' } }, { token })).value.id;
  // Bundles use the first; an offer in a bundle is only for its owners.
  const [pool, open, gone] = [
    await plant.offer('uniqueCode'),
    await plant.offer('pin'),
    await plant.offer('pin'),
  ];
  const [bundleId, goneBundle] = [await plant.bundle(), await plant.bundle()];
  const [entry, goneEntry] = [await plant.lookup('Supplier', 'A'), await plant.lookup('Supplier', 'B')];
  const batched = await plant.offer('uniqueCode');
  await plant.codes(batched, 'Z-1', 'Z-2');
  const { value: held } = await service.call(voucher.codeBatches, { params: { id: batched } }, { token });
  const batch = { params: { id: held.batches[0]?.id } };
  const revoked = await plant.offer('pin');
  await service.call(voucher.redeemOffer, { body: { OfferId: revoked } }, person);
  const { value: ledger } = await service.call(voucher.redemptions, { query: {} }, person);
  const [redemption] = Array.isArray(ledger) ? ledger : ledger.items;
  const reissued = await plant.offer('uniqueCode');
  await plant.codes(reissued, 'Y-1', 'Y-2');
  for (const OfferId of [reissued, open])
    await service.call(voucher.redeemOffer, { body: { OfferId } }, person);
  const { value: all } = await service.call(voucher.redemptions, { query: {} }, person);
  const taken = itemsOf(all).find(({ offerId }) => offerId === open);
  const withCode = itemsOf(all).find(({ offerId }) => offerId === reissued);
  const ofOffer = { params: { id: reissued } };
  const named = { name: 'C', isActive: true, lookupType: 'Supplier' };
  return new Map<string, ValidInput>([
    ['voucher.voucher-lookups.specified.create', { body: { ...named, name: 'D' } }],
    ['voucher.lookupUses', { params: { id: entry } }],
    ['voucher.updateLookup', { params: { id: entry }, body: { ...named, id: entry } }],
    ['voucher.removeLookup', { params: { id: goneEntry }, body: { lookupType: 'Supplier' } }],
    ['voucher.voucher-causes.specified.create', { body: { Name: 'Library' } }],
    ['voucher.voucher-causes.specified.update', { params: { id: await cause() }, body: { Name: 'Clinic' } }],
    ['voucher.voucher-causes.specified.remove', { params: { id: await cause() } }],
    ['voucher.voucher-bundles.specified.create', { body: { Name: 'Savers', PurchasePrice: 0 } }],
    ['voucher.voucher-bundles.specified.update', { params: { id: bundleId }, body: { Name: 'Savers' } }],
    ['voucher.voucher-bundles.specified.remove', { params: { id: goneBundle } }],
    ['voucher.linkOffer', { body: { bundleId, offerId: pool, order: 1, isActive: true } }],
    ['voucher.claimBundle', { body: { bundleId } }],
    [
      'voucher.voucher-offers.specified.create',
      { body: { command: 'create', name: 'Coffee', redemtionMethodId: METHOD_IDS.uniqueCode } },
    ],
    [
      'voucher.voucher-offers.specified.update',
      { params: { id: pool }, body: { command: 'update', name: 'Tea' } },
    ],
    ['voucher.voucher-offers.specified.remove', { params: { id: gone } }],
    [
      'voucher.linkSocialMedia',
      { body: { socialMediaId: 701, offerId: open, order: 1, value: 'facebook.com/a', isActive: true } },
    ],
    ['voucher.voucher-offers.specified.savePicture', { params: { id: open } }],
    ['voucher.addCodes', { body: { offerId: pool, codes: ['A-1'] } }],
    ['voucher.checkCodes', { body: { offerId: pool, codes: ['A-3'] } }],
    ['voucher.codesOfFile', {}],
    ['voucher.codeBatches', { params: { id: batched } }],
    ['voucher.codeBatchFile', batch],
    ['voucher.revokeBatch', { ...batch, body: { reason: 'Printed twice', given: false } }],
    ['voucher.replaceCodes', { body: { offerId: pool, codes: ['A-2'] } }],
    ['voucher.redeemOffer', { body: { OfferId: open } }],
    ['voucher.revokeRedemption', { params: { id: redemption?.id } }],
    ['voucher.reissueRedemption', { params: { id: withCode?.id }, body: { reason: 'It did not work' } }],
    ['voucher.takeRedemptionBack', { params: { id: taken?.id }, body: { reason: 'It did not work' } }],
    ['voucher.offerRedemptions', { ...ofOffer, body: {} }],
    ['voucher.redemptionReport', ofOffer],
    ['voucher.redemptionReportFile', ofOffer],
  ]);
};
