import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** Specification: settings: accepts an empty body object too. */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/Account/account',
  access: 'person',
  stepUp: 'account',
  summary:
    'Deletes the account with everything that belongs to it; what the law makes us keep is locked away. Ends every session.',
  value: z.literal(true),
});
