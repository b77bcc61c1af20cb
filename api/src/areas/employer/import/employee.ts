import type { Supplied } from '../parts.ts';

/** An employee as supplied by the organisation. */
export interface Employee {
  employeeNumber: string;
  /** Identifies the account, with `mobile`: at least one of the two, in the stored form. */
  email: string | null;
  mobile: string | null;
  firstName: string;
  lastName: string;
  supplied: Supplied;
}

export const identityNumberOf = ({ supplied }: Pick<Employee, 'supplied'>): string | null => {
  const { personal } = supplied;
  const number = Array.isArray(personal) ? undefined : personal?.['identityNumber'];
  return typeof number === 'string' && number !== '' ? number : null;
};
