import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** Specification: vouchers, "Causes". */
export const cause = z.object({
  id: z.int(),
  name: z.string(),
  causeTypeId: z.nullable(z.int()),
  isActive: z.boolean(),
  /** Address of its picture; null without one. */
  logo: z.nullable(z.string()),
});
export type Cause = z.output<typeof cause>;

export const causes = call({
  method: 'GET',
  path: '/Voucher/causes',
  access: 'person',
  summary: 'The causes that bundles give to.',
  value: z.array(cause),
});
