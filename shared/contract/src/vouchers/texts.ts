/** Errors of redeeming (specification: vouchers, "Redeeming"). */
export const NOT_OWNED = 'Please purchase the bundle before redeeming the voucher!';
export const NOT_IMPLEMENTED = 'Redemption Type Not Implemented';
export const ALL_GIVEN_OUT = 'All codes have been given out';
export const TOO_OFTEN = 'This offer has been redeemed too often';
export const EXPIRED = 'This voucher has expired';
