export { FIRST_ADMINISTRATOR_LOCK } from './administrator.ts';
export { endSessions } from './sessions.ts';
