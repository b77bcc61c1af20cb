import { builtInRole } from '@phila/contract';
import { asc, eq } from 'drizzle-orm';
import { consentKeptUntil, hasConsent } from '../consents/public.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { plainRow, rowsPart } from '../../core/personal-data/held-rows.ts';
import { accountById } from '../../core/accounts/accounts.ts';
import { accountFactors, recoveryCodes } from '../../core/step-up/factor-tables.ts';
import { accountRoles, roles } from '../../core/access/role-tables.ts';
import {
  accounts,
  authenticationEvents,
  knownDevices,
  membershipAsks,
  passwordResets,
  profiles,
  registrations,
  sessions,
  signInChanges,
} from '../../core/accounts/tables.ts';
import { personNotes } from './people/tables.ts';
import { viewings } from '../../core/people/viewing-tables.ts';

/** The account, its consents, and its security records. */
export const personal: PersonalArea = {
  parts: [
    {
      name: 'account',
      title: 'Your account',
      tables: [accounts],
      read: async ({ database }, accountId) => {
        const account = await accountById(database, accountId);
        if (account === null) return [];
        // The password hash is secret, and says nothing about the person.
        const { id, passwordHash, oneTimeUntil: _oneTimeUntil, ...held } = account;
        return [
          plainRow(
            { ...held, hasPassword: passwordHash !== null, reference: id },
            { email: 'Email address', mobile: 'Mobile number' },
          ),
        ];
      },
    },
    {
      name: 'roles',
      title: 'What you may do for others',
      tables: [accountRoles],
      read: async ({ database }, accountId) => {
        const rows = await database
          .select({
            role: roles,
            osNo: accountRoles.osNo,
            remotes: accountRoles.remotes,
            grantedAt: accountRoles.grantedAt,
          })
          .from(accountRoles)
          .innerJoin(roles, eq(roles.id, accountRoles.roleId))
          .where(eq(accountRoles.accountId, accountId))
          .orderBy(asc(accountRoles.grantedAt));
        return rows.map(({ role, osNo, remotes, grantedAt }) =>
          plainRow(
            {
              role: role.builtIn === null ? role.name : builtInRole(role.builtIn).name,
              osNo,
              remotes: remotes?.join(', ') ?? null,
              grantedAt,
            },
            { osNo: 'Organisation number' },
          ),
        );
      },
    },
    rowsPart({
      name: 'profiles',
      title: 'Your profiles',
      table: profiles,
      leaveOut: ['id'],
      labels: { osNo: 'Organisation number' },
    }),
    rowsPart({
      name: 'membershipRequests',
      title: 'Organisations that say that you belong to them',
      table: membershipAsks,
      labels: {
        osNo: 'Organisation number',
        firstName: 'First name, as the organisation has it',
        lastName: 'Last name, as the organisation has it',
      },
    }),
    rowsPart({
      name: 'sessions',
      title: 'Where you were signed in',
      table: sessions,
      leaveOut: ['id', 'tokenGeneration'],
      labels: { osNo: 'Organisation number', userAgent: 'Browser' },
    }),
    rowsPart({
      name: 'viewings',
      title: 'When an administrator saw the portal as you do',
      table: viewings,
      // Leaves out the viewer, because the name is not the person's data; the audit has it.
      leaveOut: ['id', 'viewerId', 'viewerSessionId'],
      labels: { reason: 'Why', expiresAt: 'Ended by itself at the latest' },
    }),
    rowsPart({
      name: 'notes',
      title: 'What our staff noted about you',
      table: personNotes,
      // Leaves out the author, because the name is not the person's data.
      leaveOut: ['id', 'authorId'],
      labels: { at: 'When', text: 'Note' },
    }),
    rowsPart({
      name: 'secondFactors',
      title: 'How you confirm that it is you',
      table: accountFactors,
      // Confirmation secrets say nothing about the person.
      leaveOut: ['id', 'sealed', 'credentialId', 'publicKey', 'transports', 'counter'],
    }),
    rowsPart({
      name: 'recoveryCodes',
      title: 'Your recovery codes',
      table: recoveryCodes,
      leaveOut: ['mark'],
    }),
    rowsPart({
      name: 'knownDevices',
      title: 'Devices that we recognise',
      table: knownDevices,
      labels: { device: 'Fingerprint of network and browser' },
    }),
    // Omits a reset token's hash, so that the copy only tells that one was requested.
    rowsPart({
      name: 'passwordResets',
      title: 'Links to choose a password',
      table: passwordResets,
      leaveOut: ['hash'],
    }),
    rowsPart({
      name: 'signInChanges',
      title: 'Changes of what you sign in with',
      table: signInChanges,
      leaveOut: ['id', 'newCodeHash', 'currentCodeHash', 'undoHash'],
    }),
    {
      name: 'securityLog',
      title: 'Security log',
      tables: [authenticationEvents],
      read: async ({ database }, accountId) => {
        const rows = await database
          .select()
          .from(authenticationEvents)
          .where(eq(authenticationEvents.accountId, accountId))
          .orderBy(asc(authenticationEvents.at));
        return rows.map(({ at, event, network, userAgent }) =>
          plainRow({ at, event, network, userAgent }, { userAgent: 'Browser' }),
        );
      },
    },
  ],
  retain: async (within, accountId, now) => {
    const account = await accountById(within, accountId);
    if (account === null) return [];
    const { termsVersion, termsAcceptedAt, privacyVersion, privacyAcceptedAt } = account;
    if (termsAcceptedAt === null && privacyAcceptedAt === null) return [];
    return [
      {
        kind: 'Which terms and privacy policy you accepted, and your choice about marketing',
        record: {
          termsVersion,
          termsAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
          privacyVersion,
          privacyAcceptedAt: privacyAcceptedAt?.toISOString() ?? null,
          marketingConsent: await hasConsent(within, accountId, 'marketing'),
        },
        keptUntil: consentKeptUntil(now),
      },
    ];
  },
  forget: async (within, accountId) => {
    const account = await accountById(within, accountId);
    if (account?.email) await within.delete(registrations).where(eq(registrations.email, account.email));
    // Leaves out an unverified number, because it may be another person's.
    if (account?.mobile && account.mobileVerifiedAt !== null)
      await within.delete(registrations).where(eq(registrations.mobile, account.mobile));
  },
};
