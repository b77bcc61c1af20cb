import type { FieldError } from '@phila/contract/calls';

export interface Credentials {
  userName: string;
  password: string;
}

const REQUIRED = 'This field is required';

/** Checks a sign-in as the contract does, without its schemas; a test compares the two. */
export const checkCredentials = ({ userName, password }: Credentials): FieldError[] => [
  ...(userName.trim() === '' ? [{ path: 'userName', message: REQUIRED }] : []),
  ...(password === '' ? [{ path: 'password', message: REQUIRED }] : []),
];
