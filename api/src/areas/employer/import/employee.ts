import type { Supplied } from '../parts.ts';

/** An employee as the organisation supplies them. */
export interface Employee {
  employeeNumber: string;
  /** Finds or makes the account; at least one of the two, in the form that accounts store. */
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
