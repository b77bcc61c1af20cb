import type { LookedAtPerson } from '@phila/contract/calls';

/** Person for tests, as administrators see one: an active account without a role, nothing revealed. */
export const lookedAtPerson: LookedAtPerson = {
  id: '01910000-0000-4000-8000-000000000001',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 't•••@example.org',
  mobile: null,
  organisations: [],
  disabledAt: null,
  disabledBecause: null,
  lastSignInAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  importedAt: null,
  hasPassword: true,
  profiles: [],
  roles: [],
  sessions: [],
  consents: { marketing: false, analytics: false },
  agreed: { terms: null, privacy: null },
  asked: [],
  facts: [],
};
