import {
  calls,
  type VoucherLookupType,
  specifiedCalls,
  voucherLookupEntry,
  voucherBundle,
  voucherOffer,
} from '@phila/contract';
import type { TestService } from '../service.ts';
import { METHOD_IDS } from '../../areas/voucher/lookups/shipped.ts';

const offerCalls = specifiedCalls(voucherOffer);

const bundleCalls = specifiedCalls(voucherBundle);

const entryCalls = specifiedCalls(voucherLookupEntry);

const { voucher } = calls;

type Fields = Readonly<Record<string, unknown>>;

/** Adds bundles, offers and codes like an administrator. */
export const planting = (service: TestService, token: string) => {
  const as = { token };
  const offer = async (method: keyof typeof METHOD_IDS, body: Fields = {}): Promise<number> => {
    const needed =
      method === 'static'
        ? { redirectUrl: 'coffee.example/redeem' }
        : method === 'pin'
          ? { pin: '4471' }
          : {};
    const { value } = await service.call(
      offerCalls.create,
      {
        body: {
          command: 'create',
          name: 'Flat white',
          redemtionMethodId: METHOD_IDS[method],
          ...needed,
          ...body,
        },
      },
      as,
    );
    return value.id;
  };
  const codes = (offerId: number, ...list: string[]) =>
    service.call(voucher.addCodes, { body: { offerId, codes: list } }, as);
  const bundle = async (offerIds: readonly number[] = [], body: Fields = {}): Promise<number> => {
    const { value } = await service.call(
      bundleCalls.create,
      { body: { Name: 'Savers', PurchasePrice: 0, StartDate: '2026-01-01', ...body } },
      as,
    );
    for (const [order, offerId] of offerIds.entries())
      await service.call(
        voucher.linkOffer,
        { body: { bundleId: value.id, offerId, order, isActive: true } },
        as,
      );
    return value.id;
  };
  const lookup = async (lookupType: VoucherLookupType, name: string) =>
    (await service.call(entryCalls.create, { body: { name, isActive: true, lookupType } }, as)).value.id;
  return { offer, codes, bundle, lookup };
};
