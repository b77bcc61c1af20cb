import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
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
  implement(identity.giveRole, ({ body }, context) => giveRole(context, body)),
  implement(identity.takeRole, ({ params }, context) => takeRole(context, params.id)),
];
