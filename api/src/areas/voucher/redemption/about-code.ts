/** What the codes of an offer are sealed with: they open together with that offer alone. */
export const aboutCode = (offerId: number): string => `voucher-code/${offerId}`;
