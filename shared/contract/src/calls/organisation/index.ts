import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { email } from '../../rules/email.ts';
import { tokenBody } from '../token-body.ts';
import { may } from '../../permissions/permission.ts';

/**
 * Branding of an organisation (specification: accounts). Pictures are data URLs or bare base64; colours 6-digit hex.
 */
const organisationStructure = z.object({
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

export const types = call({
  method: 'GET',
  path: '/Account/organization-types',
  access: may('organisation.structures.read'),
  summary: 'The types that an organisation can have.',
  value: z.array(z.object({ id: z.int(), name: z.string() })),
});

const node = z.object({
  osNo: z.int(),
  guid: z.guid(),
  osName: z.string(),
  typeId: z.nullable(z.int()),
  typeName: z.nullable(z.string()),
  /** Parent organisation, if it is in the answer. */
  parentOsNo: z.nullable(z.int()),
});
export type OrganisationNode = z.output<typeof node>;

export const structures = call({
  method: 'GET',
  path: '/Account/organizational-structures',
  access: may('organisation.structures.read'),
  summary:
    'Every organisation that the person may see, by name, each with the one that it is a part of; null where it is the uppermost of them.',
  value: z.array(node),
});

export { inviteByFile, members, withdrawInvitation } from './members.ts';
export { changeRemote, remotes } from './remotes.ts';
export { addRoomDocument, removeRoomDocument, room, roomDocumentFile, roomDocuments } from './room.ts';

/** The person invited need not have an account: the link allows signing up too. */
export const invite = call({
  method: 'POST',
  path: '/Account/organizational-structure/{guid}/invitations',
  access: may('organisation.members.write'),
  stepUp: 'invitations',
  status: 201,
  idempotencyKey: true,
  summary:
    'Invites somebody by email to an organisation. The link in the letter works once and for two weeks; a person who accepts it is a confirmed member.',
  params: z.strictObject({ guid: z.guid() }),
  body: z.strictObject({ email: email('Please enter a valid email.').schema }),
  /** Expiry of the invitation: ISO 8601 with offset. */
  value: z.object({ availableUntil: z.string() }),
});

export const invitation = call({
  method: 'POST',
  path: '/Account/invitation',
  access: 'person',
  summary: 'Which organisation a mailed invitation is to; 404 once it was accepted or has expired.',
  body: tokenBody,
  value: z.object({
    osNo: z.int(),
    osName: z.string(),
    /** Expiry: ISO 8601 with offset. */
    availableUntil: z.string(),
    /** True if the organisation has already confirmed the membership. */
    isMember: z.boolean(),
  }),
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/Account/accept-invitation',
  access: 'person',
  summary:
    'Makes the signed-in person a confirmed member of the organisation that invited them, with a profile there; 404 once the invitation was accepted or has expired.',
  body: tokenBody,
  value: z.object({ osNo: z.int() }),
});
