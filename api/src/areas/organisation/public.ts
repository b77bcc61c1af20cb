export { addDemoInvitations } from './demo-invitations.ts';
export { countInvitation } from './invitation-allowance.ts';
export { openOrganisation, reachedOrganisation } from './reached-organisation.ts';
export { demoOrganisation, secondDemoOrganisation } from './demo.ts';
export { readRoom } from './room/room.ts';
