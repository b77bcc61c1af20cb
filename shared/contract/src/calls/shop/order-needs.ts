/** What an order needs somebody for: a payment to look into, money to pay back, or an EFT to confirm. */
export const orderNeeds = ['payment', 'refund', 'eft'] as const;
export type OrderNeed = (typeof orderNeeds)[number];
