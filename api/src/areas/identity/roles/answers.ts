import { calls } from '@phila/contract';
import { implement, implementPrepared, type Implementation } from '../../../core/calls/implement.ts';
import { namedAccounts } from '../../../core/people-search/named-accounts.ts';
import { giveRole, holdersOfRole, takeRole } from './holders.ts';
import { composeRole, listRoles, removeRole, updateRole } from './roles.ts';

const { identity } = calls;

/** Serves roles and their holders. */
export const roleAnswers: Implementation[] = [
  implement(identity.roles, (_input, { database }) => listRoles(database)),
  implement(identity.composeRole, ({ body }, context) => composeRole(context, body)),
  implement(identity.updateRole, ({ params, body }, context) => updateRole(context, params.id, body)),
  implement(identity.removeRole, ({ params, query }, context) =>
    removeRole(context, params.id, query.Version),
  ),
  implement(identity.roleHolders, ({ query }, { database }) => holdersOfRole(database, query.RoleId)),
  implementPrepared(
    identity.giveRole,
    ({ body }, context) => namedAccounts(context, identity.giveRole, [body.userAccount]),
    ({ body }, context, [account = null]) => giveRole(context, body, account),
  ),
  implement(identity.takeRole, ({ params }, context) => takeRole(context, params.id)),
];
