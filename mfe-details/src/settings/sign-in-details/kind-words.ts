import type { SignInKind } from '@phila/contract/calls';
import { groupedPhone } from '@phila/contract/format';

/** Names of the two kinds. */
export const kindWords: { readonly [Kind in SignInKind]: string } = {
  email: 'email address',
  mobile: 'mobile number',
};

/** Formats the value for reading. */
export const shownAs = (kind: SignInKind, value: string): string =>
  kind === 'mobile' ? groupedPhone(value) : value;
