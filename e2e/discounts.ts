import { send, signInByCall } from './service-client.ts';
import type { Site } from './site.ts';

interface Discount {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  /** Number of allowed uses; default: unlimited. */
  usageLimit?: number;
}

/** Creates a discount code for the whole shop, as an administrator. */
export const addDiscount = async (site: Site, { usageLimit, ...discount }: Discount): Promise<void> => {
  const { accessToken: token } = await signInByCall(site, 'admin');
  await send(site, 'POST', '/Shop/discount-code', {
    token,
    body: {
      ...discount,
      minimumSpend: 0,
      startDate: '2020-01-01',
      endDate: null,
      usageLimit: usageLimit ?? null,
      perUserLimit: null,
      productIds: [],
      isActive: true,
    },
  });
};
