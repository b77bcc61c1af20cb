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
  stopViewing,
  viewAs,
  type Viewing,
  viewings,
} from './people.ts';
export { addPersonNote, checkPerson, type PersonEvent, personTimeline } from './person-desk.ts';
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
