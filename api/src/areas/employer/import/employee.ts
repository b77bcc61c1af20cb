import type { Supplied } from '../parts.ts';

/** One employee as an organisation supplies them. */
export interface Employee {
  employeeNumber: string;
  /** Where the account is found or made; at least one of the two, in the form that accounts have it. */
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
