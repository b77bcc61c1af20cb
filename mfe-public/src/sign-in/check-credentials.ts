import type { FieldError } from '@phila/contract/calls';

export interface Credentials {
  userName: string;
  password: string;
}

const REQUIRED = 'This field is required';

/** What the contract refuses of a sign-in, without the contract's schemas; a test compares the two. */
export const checkCredentials = ({ userName, password }: Credentials): FieldError[] => [
  ...(userName.trim() === '' ? [{ path: 'userName', message: REQUIRED }] : []),
  ...(password === '' ? [{ path: 'password', message: REQUIRED }] : []),
];
