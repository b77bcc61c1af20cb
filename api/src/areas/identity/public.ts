export { addLaterDemoAccounts } from './demo.ts';
export { assertNotLastAdministrator } from './last-administrator.ts';
export { findWanted } from './people/find-people.ts';
export { endSessions } from './sessions.ts';
