export { addLaterDemoAccounts } from './demo.ts';
export { assertNotLastAdministrator } from './last-administrator.ts';
export { endSessions } from './sessions.ts';
