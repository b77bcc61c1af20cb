import { lineAsRead, nameAsRead, normalisePhone } from '@phila/contract/format';
import { signUpBody } from '@phila/contract/schemas';
import { type FieldError } from '@phila/contract/calls';
import { refusals } from '../authentication/refusals.ts';

/** Values of the sign-up form. */
export interface Draft {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  password: string;
  terms: boolean;
  privacy: boolean;
}

export const emptyDraft: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  password: '',
  terms: false,
  privacy: false,
};

const blankAsNull = (text: string): string | null => lineAsRead(text) || null;

const shared = (draft: Draft, orgIdGuid: string | null) => ({
  firstName: nameAsRead(draft.firstName),
  lastName: nameAsRead(draft.lastName),
  // Sends an empty mobile, email or orgIdGuid as null (specification: accounts, "Signing up").
  email: blankAsNull(draft.email),
  mobile: blankAsNull(normalisePhone(draft.mobile)),
  password: draft.password,
  orgIdGuid,
});

/**
 * Body of `POST /Account/sign-up`. Acceptance is always true (specification: accounts): unticked boxes never get here.
 */
export const bodyOf = (draft: Draft, orgIdGuid: string | null) => ({
  ...shared(draft, orgIdGuid),
  terms: true as const,
  privacy: true as const,
});

/** Checks the registration rules (specification: accounts) with the service's own schema. */
export const checkDraft = (draft: Draft, orgIdGuid: string | null): FieldError[] =>
  refusals(signUpBody, {
    ...shared(draft, orgIdGuid),
    terms: draft.terms,
    privacy: draft.privacy,
  });

/** Account name: the email address, or the mobile without one; the code goes there. */
export const userAccountOf = (draft: Draft): string =>
  blankAsNull(draft.email) ?? normalisePhone(draft.mobile);
