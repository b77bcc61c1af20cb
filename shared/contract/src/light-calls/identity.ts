// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/identity/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const addPersonNote: Light<typeof full.addPersonNote> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/notes', access: 'may identity.people.write', idempotencyKey: true });
export const askNewPassword: Light<typeof full.askNewPassword> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/new-password', access: 'may identity.people.write' });
export const checkPerson: Light<typeof full.checkPerson> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/check', access: 'may identity.people.read' });
export const composeRole: Light<typeof full.composeRole> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/roles', access: 'may identity.roles.write', idempotencyKey: true });
export const disablePerson: Light<typeof full.disablePerson> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/disable', access: 'may identity.people.write' });
export const enablePerson: Light<typeof full.enablePerson> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/enable', access: 'may identity.people.write' });
export const endSessionOf: Light<typeof full.endSessionOf> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Identity/people/{id}/sessions/{sessionId}', access: 'may identity.people.write' });
export const findPeople: Light<typeof full.findPeople> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/search', access: 'may identity.people.read' });
export const giveRole: Light<typeof full.giveRole> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/role-holders', access: 'may identity.roles.write', idempotencyKey: true });
export const lookAtPerson: Light<typeof full.lookAtPerson> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/people/{id}', access: 'may identity.people.read' });
export const peopleByDay: Light<typeof full.peopleByDay> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/people/by-day', access: 'may identity.people.read' });
export const personTimeline: Light<typeof full.personTimeline> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/people/{id}/timeline', access: 'may identity.people.read' });
export const removeLostFactor: Light<typeof full.removeLostFactor> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Identity/people/{id}/second-factor', access: 'may identity.roles.write' });
export const removeRole: Light<typeof full.removeRole> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Identity/roles/{id}', access: 'may identity.roles.write' });
export const revealPerson: Light<typeof full.revealPerson> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/reveal', access: 'may identity.people.write' });
export const roleHolders: Light<typeof full.roleHolders> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/role-holders', access: 'may identity.roles.read' });
export const roles: Light<typeof full.roles> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/roles', access: 'may identity.roles.read' });
export const stopViewing: Light<typeof full.stopViewing> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/stop-viewing', access: 'person' });
export const takeRole: Light<typeof full.takeRole> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Identity/role-holders/{id}', access: 'may identity.roles.write' });
export const updateRole: Light<typeof full.updateRole> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Identity/roles/{id}', access: 'may identity.roles.write' });
export const viewAs: Light<typeof full.viewAs> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Identity/people/{id}/view', access: 'may identity.viewing.write' });
export const viewings: Light<typeof full.viewings> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Identity/people/{id}/viewings', access: 'may identity.viewing.read' });
