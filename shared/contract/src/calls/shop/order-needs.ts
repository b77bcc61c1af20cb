/** Tasks an order can wait for: a payment to check, a refund to make, or an EFT to confirm. */
export const orderNeeds = ['payment', 'refund', 'eft'] as const;
export type OrderNeed = (typeof orderNeeds)[number];
