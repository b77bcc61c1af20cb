import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { builtInRoleKeys } from '../../permissions/built-in-roles.ts';
import { may, permissions } from '../../permissions/permission.ts';
import { VERSION_NEEDED, versionAsText } from '../../records/record-schema.ts';
import { required, storableText } from '../../rules/text.ts';
import { LARGEST_ID } from '../../rules/number.ts';

const role = z.object({
  id: z.guid(),
  /** Null for a custom role; built-in ones cannot be changed or deleted. */
  builtIn: z.nullable(z.enum(builtInRoleKeys)),
  name: z.string(),
  /** Description of a built-in role; null for a custom one. */
  what: z.nullable(z.string()),
  /** True if it is only given limited to an organisation. */
  isLimited: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  holders: z.int(),
  version: z.int(),
});
export type Role = z.output<typeof role>;

const body = z.strictObject({
  name: z
    .string('Please enter a name')
    .check(z.trim(), z.minLength(1, 'Please enter a name'), ...storableText(60)),
  permissions: z
    .array(z.enum(permissions, 'Please choose from the list'), 'Please choose from the list')
    .check(
      z.minLength(1, 'Please choose what it allows'),
      z.maxLength(permissions.length),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'Please choose each once'),
    ),
  /** Version that was read; if it changed since, the call is a 409. */
  version: z.int(VERSION_NEEDED),
});

/** Most remotes of one person's role; a site has fewer. */
const MOST_REMOTES = 50;

const path = '/Identity/roles';
const params = z.strictObject({ id: z.guid() });

export const roles = call({
  method: 'GET',
  path,
  access: may('identity.roles.read'),
  summary: 'Every role: those that each site has, then the composed ones by name.',
  value: z.array(role),
});

export const composeRole = call({
  method: 'POST',
  path,
  access: may('identity.roles.write'),
  stepUp: 'roles',
  status: 201,
  idempotencyKey: true,
  summary: 'Composes a role of permissions that the person has themselves.',
  body: z.omit(body, { version: true }),
  value: role,
});

export const updateRole = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: may('identity.roles.write'),
  stepUp: 'roles',
  summary:
    'Changes a composed role, at once for everybody who has it; what is not named stays. 409 for another version than the one that was read, 422 for a built-in role.',
  params,
  body,
  merges: { id: null },
  value: role,
});

export const removeRole = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('identity.roles.write'),
  stepUp: 'roles',
  summary:
    'Deletes a composed role that no one has; 409 while somebody has it and for another version than the one that was read, 422 for a built-in role.',
  params,
  query: z.strictObject({ Version: versionAsText }),
  value: z.literal(true),
});

const holder = z.object({
  id: z.guid(),
  roleId: z.guid(),
  accountId: z.guid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Masked: `t•••@example.org`; null for an account with only a mobile number. */
  email: z.nullable(z.string()),
  /** Limits the role to this organisation and those below it; null if unlimited. */
  osNo: z.nullable(z.int()),
  osName: z.nullable(z.string()),
  /** Remotes the role is limited to; null if unlimited. */
  remotes: z.nullable(z.array(z.string())),
  /** ISO 8601 with its offset. */
  grantedAt: z.string(),
});
export type RoleHolder = z.output<typeof holder>;

const holdersPath = '/Identity/role-holders';

export const roleHolders = call({
  method: 'GET',
  path: holdersPath,
  access: may('identity.roles.read'),
  summary: 'Who has a role, or any; the latest first.',
  query: z.strictObject({ RoleId: z.optional(z.guid()) }),
  value: z.array(holder),
});

export const giveRole = call({
  method: 'POST',
  path: holdersPath,
  access: may('identity.roles.write'),
  stepUp: 'roles',
  status: 201,
  idempotencyKey: true,
  summary:
    'Gives a role to the account of an email address or a mobile number, at once. Only a role all of whose permissions the person has themselves.',
  body: z.strictObject({
    userAccount: required('Please enter an email address or a mobile number').schema,
    roleId: z.guid('Please choose from the list'),
    /** Organisation to limit it to; absent or null for none. */
    osNo: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(LARGEST_ID)))),
    /**
     * Remotes to limit it to; absent or null for none. They may not be released yet, so that a squad can get its role
     * first.
     */
    remotes: z.optional(
      z.nullable(
        z
          .array(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Please name remotes, such as wealth')))
          .check(
            z.minLength(1, 'Please choose a remote, or leave this out'),
            z.maxLength(MOST_REMOTES, `At most ${MOST_REMOTES} remotes`),
            z.refine((names) => new Set(names).size === names.length, 'Please choose each once'),
          ),
      ),
    ),
  }),
  value: holder,
});

export const takeRole = call({
  method: 'DELETE',
  path: `${holdersPath}/{id}`,
  access: may('identity.roles.write'),
  stepUp: 'roles',
  summary: 'Takes a role away, at once on every server. 422 for the last administrator who can sign in.',
  params,
  value: z.literal(true),
});

export const removeLostFactor = call({
  method: 'DELETE',
  path: '/Identity/people/{id}/second-factor',
  access: may('identity.roles.write'),
  stepUp: 'factors',
  summary:
    'Removes every second factor and recovery code of another account, whose owner lost them and is told by mail: they set up a new one at their next visit. 422 for one’s own account, 404 where there is none.',
  params,
  value: z.literal(true),
});
