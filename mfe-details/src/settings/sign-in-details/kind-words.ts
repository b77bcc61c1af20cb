import type { SignInKind } from '@phila/contract/calls';
import { groupedPhone } from '@phila/contract/format';

/** The two by their names. */
export const kindWords: { readonly [Kind in SignInKind]: string } = {
  email: 'email address',
  mobile: 'mobile number',
};

/** What the account has, as one reads it. */
export const shownAs = (kind: SignInKind, value: string): string =>
  kind === 'mobile' ? groupedPhone(value) : value;
