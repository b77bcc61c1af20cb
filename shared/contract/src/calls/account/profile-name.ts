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
    /** What a form of theirs suggests until they have filled it in. */
    lastName: z.string(),
    /** The organisation whose profile is in use; null for a consumer. */
    osNo: z.nullable(z.int()),
    /** The same organisation's guid, with which its looks are read. */
    orgIdGuid: z.nullable(z.string()),
    /** The names of the remotes that this organisation goes without; left out where its people see all of them. */
    remotesLeftOut: z.optional(z.array(z.string())),
    /** How many profiles the person has, at organisations and as a consumer. */
    profiles: z.optional(z.int()),
    /** Whether the organisation has supplied a record about the person. */
    hasEmployerRecord: z.optional(z.boolean()),
    /** Names the picture that the person has now; left out where there is none, and another one after each change. */
    profileImage: z.optional(z.string()),
    /** What the person's roles allow, whatever it reaches; left out for most people, who have no role. */
    permissions: z.optional(z.array(z.enum(permissions))),
    /** True where the person has a role and has not given their second factor in this session yet. */
    needsFactor: z.optional(z.boolean()),
  }),
});
