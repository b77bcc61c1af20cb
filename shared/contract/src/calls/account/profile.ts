import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** An organisation's looks (seeds 1 §3). Pictures are data URLs or bare base64; colours 6-digit hex. */
export const organisationStructure = z.object({
  osNo: z.int(),
  osName: z.string(),
  logo: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  secondaryColor: z.nullable(z.string()),
  backgroundImage: z.nullable(z.string()),
});
export type OrganisationStructure = z.output<typeof organisationStructure>;

export const organisation = call({
  method: 'GET',
  path: '/Account/organizational-structure/{guid}',
  access: 'anyone',
  summary: 'The name, logo and colours of an organisation, for pages opened with ?Organization=.',
  params: z.strictObject({ guid: z.guid() }),
  value: organisationStructure,
});

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
    /** How many profiles the person has, at organisations and as a consumer. */
    profiles: z.optional(z.int()),
    /** Whether the organisation has supplied a record about the person. */
    hasEmployerRecord: z.optional(z.boolean()),
    /** Names the picture that the person has now; left out where there is none, and another one after each change. */
    profileImage: z.optional(z.string()),
  }),
});
