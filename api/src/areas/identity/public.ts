export { assertNotLastAdministrator } from './last-administrator.ts';
export { peopleWho } from './people/find-people.ts';
export { endSessions } from './sessions.ts';
