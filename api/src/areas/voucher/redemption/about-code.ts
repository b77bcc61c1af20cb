/** The context with which an offer's codes are sealed: no other offer can open them. */
export const aboutCode = (offerId: number): string => `voucher-code/${offerId}`;
