/**
 * Alters one character in the middle of a token: its last one may be the very one that a test would write there, or
 * hold nothing but the padding of base64.
 */
export const altered = (token: string): string => {
  const middle = Math.floor(token.length / 2);
  return `${token.slice(0, middle)}${token[middle] === '0' ? '1' : '0'}${token.slice(middle + 1)}`;
};
