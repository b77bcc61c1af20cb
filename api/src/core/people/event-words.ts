import type { PersonEvent } from '@phila/contract';
import type { AuthenticationEvent } from './authentication-events.ts';

interface Words {
  title: string;
  tone: PersonEvent['tone'];
}

/** Words for staff of the events about getting in; others are left out of what staff see. */
export const eventWords: { readonly [E in AuthenticationEvent]?: Words } = {
  'signed up': { title: 'Signed up', tone: 'success' },
  'account verified': { title: 'Confirmed their address or number', tone: 'success' },
  'signed in': { title: 'Signed in', tone: 'neutral' },
  'sign-in failed': { title: 'A sign-in failed', tone: 'warning' },
  'sign-in slowed': { title: 'Sign-ins were slowed after too many failures', tone: 'warning' },
  'signed out': { title: 'Signed out', tone: 'neutral' },
  'signed out everywhere': { title: 'Signed out everywhere', tone: 'neutral' },
  'session ended': { title: 'A session was ended', tone: 'neutral' },
  'reset asked': { title: 'A link for a new password was asked for', tone: 'info' },
  'password reset': { title: 'Set a new password by a link', tone: 'info' },
  'password changed': { title: 'Changed the password', tone: 'info' },
  'password confirmed': { title: 'Confirmed the password for something that asks for it', tone: 'neutral' },
  'password not confirmed': {
    title: 'Gave a wrong password for something that asks for it',
    tone: 'warning',
  },
  'sign-in details changed': { title: 'Changed what they sign in with', tone: 'info' },
  'refresh token reused': { title: 'A copied session was ended', tone: 'danger' },
  'account disabled': { title: 'The account was disabled', tone: 'warning' },
  'account enabled': { title: 'The account was let in again', tone: 'success' },
  'role granted': { title: 'Was given a role', tone: 'info' },
  'role taken away': { title: 'A role was taken away', tone: 'info' },
};

/** Titles by event, as stored. */
export const titleOfEvent = (event: string): Words =>
  eventWords[event as AuthenticationEvent] ?? { title: event, tone: 'neutral' };
