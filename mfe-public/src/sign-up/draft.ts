import { lineAsRead, nameAsRead, normalisePhone } from '@phila/contract/format';
import { signUpBody } from '@phila/contract/schemas';
import { type FieldError } from '@phila/contract/calls';
import { refusals } from '../authentication/refusals.ts';

/** What the sign-up form holds while it is typed. */
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
  // Specification: accounts, "Signing up": an empty mobile, email or orgIdGuid travels as null.
  email: blankAsNull(draft.email),
  mobile: blankAsNull(normalisePhone(draft.mobile)),
  password: draft.password,
  orgIdGuid,
});

/** The body of `POST /Account/sign-up`; acceptance travels as true (specification: accounts), and unticked boxes never get here. */
export const bodyOf = (draft: Draft, orgIdGuid: string | null) => ({
  ...shared(draft, orgIdGuid),
  terms: true as const,
  privacy: true as const,
});

/** Every refusal of the registration rules (specification: accounts), by the schema that the service runs as well. */
export const checkDraft = (draft: Draft, orgIdGuid: string | null): FieldError[] =>
  refusals(signUpBody, {
    ...shared(draft, orgIdGuid),
    terms: draft.terms,
    privacy: draft.privacy,
  });

/** What the account is called: the code goes to the email address, or to the mobile where there is no other. */
export const userAccountOf = (draft: Draft): string =>
  blankAsNull(draft.email) ?? normalisePhone(draft.mobile);
