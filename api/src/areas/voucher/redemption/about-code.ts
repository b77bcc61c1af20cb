/** The context that an offer's codes are sealed with: no other offer can open them. */
export const aboutCode = (offerId: number): string => `voucher-code/${offerId}`;
