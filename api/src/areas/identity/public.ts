export { assertNotLastAdministrator } from './last-administrator.ts';
export { endSessions } from './sessions.ts';
