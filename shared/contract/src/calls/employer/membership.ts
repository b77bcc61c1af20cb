import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';

const body = z.strictObject({ osNo: z.int().check(z.minimum(1), z.maximum(LARGEST_ID)) });
const path = '/Account/membership-requests';

export const membershipRequests = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'The organisations that say that the person belongs to them and have no answer yet, the latest first. Until then they see nothing of the person, and what they supplied is not used.',
  value: z.array(
    z.object({
      osNo: z.int(),
      osName: z.string(),
      /** Time of the organisation's claim: ISO 8601 with offset. */
      askedAt: z.string(),
    }),
  ),
});

export const acceptMembership = call({
  method: 'POST',
  path: `${path}/accept`,
  access: 'person',
  summary:
    'Makes the person a confirmed member of an organisation that says that they belong to it, with a profile there; 404 where it does not ask.',
  body,
  value: z.object({ osNo: z.int() }),
});

export const refuseMembership = call({
  method: 'POST',
  path: `${path}/refuse`,
  access: 'person',
  summary:
    'Says that the person does not belong to an organisation: what it supplied about them is deleted, and its next files ask no more. It sees that they refused. 404 where it does not ask.',
  body,
  value: z.literal(true),
});
