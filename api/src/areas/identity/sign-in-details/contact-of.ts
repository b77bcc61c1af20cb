import type { SignInKind } from '@phila/contract';
import type { Recipient } from '../../../core/mail/notify.ts';
import type { Account } from '../../../core/accounts/accounts.ts';

type Contact = Pick<Account, 'email' | 'mobile' | 'mobileVerifiedAt'>;

/** Reads the account's proved contact of a kind; null otherwise. Email addresses are always proved. */
export const provedContact = (account: Contact, kind: SignInKind): string | null =>
  kind === 'email' ? account.email : account.mobileVerifiedAt === null ? null : account.mobile;

/** Addresses a message to a single contact of the account. */
export const reachableAt = (kind: SignInKind, value: string): Recipient => ({
  email: kind === 'email' ? value : null,
  mobile: kind === 'mobile' ? value : null,
});

/** Reads the account's contact of a kind, proved or not. */
export const contactOf = (account: Contact, kind: SignInKind): string | null =>
  kind === 'email' ? account.email : account.mobile;
