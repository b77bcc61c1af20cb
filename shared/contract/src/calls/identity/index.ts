export {
  composeRole,
  removeLostFactor,
  giveRole,
  removeRole,
  type Role,
  type RoleHolder,
  roleHolders,
  roles,
  takeRole,
  updateRole,
} from './roles.ts';
