import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { permissions } from '../../permissions/permission.ts';

export const profileName = call({
  method: 'GET',
  path: '/Account/get-profile-name',
  access: 'person',
  summary: "The signed-in person's name and organisation.",
  value: z.object({
    firstName: z.string(),
    /** Default in forms until the person fills it in. */
    lastName: z.string(),
    /** Organisation of the profile in use; null for a consumer. */
    osNo: z.nullable(z.int()),
    /** Guid of that organisation, to read its branding with. */
    orgIdGuid: z.nullable(z.string()),
    /** Remotes hidden for this organisation's people; absent if they see all. */
    remotesLeftOut: z.optional(z.array(z.string())),
    /** Number of the person's profiles, at organisations and as a consumer. */
    profiles: z.optional(z.int()),
    /** True if the organisation supplied a record about the person. */
    hasEmployerRecord: z.optional(z.boolean()),
    /** True if the organisation has something to show the person, as a confirmed member. */
    hasEmployerRoom: z.optional(z.boolean()),
    /** Id of the profile picture, new after each change; absent without a picture. */
    profileImage: z.optional(z.string()),
    /** Permissions from the person's roles, regardless of scope; absent for most people, who have no role. */
    permissions: z.optional(z.array(z.enum(permissions))),
    /** True if the person has a role but has not given the second factor in this session. */
    needsFactor: z.optional(z.boolean()),
  }),
});
