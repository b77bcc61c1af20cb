import type { SignInKind } from '@phila/contract';
import type { Reachable } from '../../../core/mail/notify.ts';
import type { Account } from '../../../core/people/accounts.ts';

type Contact = Pick<Account, 'email' | 'mobile' | 'mobileVerifiedAt'>;

/** What the account has of a kind, where it was proved to be the person's; null otherwise. An address always was. */
export const provedContact = (account: Contact, kind: SignInKind): string | null =>
  kind === 'email' ? account.email : account.mobileVerifiedAt === null ? null : account.mobile;

/** Where a message goes that is for one address and no other of the account. */
export const reachableAt = (kind: SignInKind, value: string): Reachable => ({
  email: kind === 'email' ? value : null,
  mobile: kind === 'mobile' ? value : null,
});

/** What the account has of a kind, proved or not. */
export const contactOf = (account: Contact, kind: SignInKind): string | null =>
  kind === 'email' ? account.email : account.mobile;
