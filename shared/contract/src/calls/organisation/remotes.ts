import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

const path = '/Account/organizational-structure/{guid}/remotes';

/** Part of the site that an organisation can hide. */
const organisationRemote = z.object({
  name: z.string(),
  /** Display name. */
  title: z.string(),
  /** True if the organisation's people see it. */
  isUsed: z.boolean(),
});
export type OrganisationRemote = z.output<typeof organisationRemote>;

export const remotes = call({
  method: 'GET',
  path,
  access: may('organisation.structures.read'),
  summary:
    'The remotes in use that an organisation can go without, by title, and which of them its people see. Those with the pages that everybody needs are left out.',
  params: z.strictObject({ guid: z.guid() }),
  value: z.array(organisationRemote),
});

export const changeRemote = call({
  method: 'PUT',
  path: `${path}/{name}`,
  access: may('organisation.structures.write'),
  stepUp: 'organisations',
  summary:
    'Says whether the people of an organisation see a remote. What they have saved with it is kept, and stays readable to them.',
  params: z.strictObject({ guid: z.guid(), name: z.string() }),
  body: z.strictObject({ isUsed: z.boolean() }),
  value: organisationRemote,
});
