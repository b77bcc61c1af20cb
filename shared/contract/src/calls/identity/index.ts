export {
  askNewPassword,
  disablePerson,
  enablePerson,
  endSessionOf,
  findPeople,
  type FoundPerson,
  lookAtPerson,
  type LookedAtPerson,
  revealPerson,
} from './people.ts';
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
