import { calls, type CartLine } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

/** Whether something lies in the person's cart, as far as the header has read it: nothing is asked for. */
export const useLiesInCart = (isIt: (line: CartLine) => boolean): boolean => {
  const { data = [] } = useQuery(calls.shop.cartDetails.query({}, { enabled: false }));
  return data.some((line) => line.quantity > 0 && isIt(line));
};
