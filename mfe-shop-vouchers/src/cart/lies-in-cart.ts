import { calls, type CartLine } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

/** True if the cart holds such a line, judged by the header's read without a request. */
export const useLiesInCart = (isIt: (line: CartLine) => boolean): boolean => {
  const { data = [] } = useQuery(calls.shop.cartDetails.query({}, { enabled: false }));
  return data.some((line) => line.quantity > 0 && isIt(line));
};
