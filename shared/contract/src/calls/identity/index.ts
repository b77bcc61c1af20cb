export {
  askNewPassword,
  disablePerson,
  enablePerson,
  endSessionOf,
  findPeople,
  type FoundPerson,
  lookAtPerson,
  type LookedAtPerson,
  peopleByDay,
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
