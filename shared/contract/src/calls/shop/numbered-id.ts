import * as z from 'zod/mini';
import { LARGEST_ID } from '../../rules/number.ts';

/** Id of a product, bundle, discount or order, from an address. */
export const numberedId = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));
