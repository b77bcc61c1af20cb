import * as z from 'zod/mini';
import { LARGEST_ID } from '../../rules/number.ts';

/** The id of a product, a bundle, a discount or an order, as an address has it. */
export const numberedId = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));
