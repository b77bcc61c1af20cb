export { addDemoInvitations } from './demo-invitations.ts';
export { reachedOrganisation } from './reached-organisation.ts';
export { demoOrganisation, secondDemoOrganisation } from './demo.ts';
