/** `+27•••67`: the country and the last two digits. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}•••${mobile.slice(-2)}`;
