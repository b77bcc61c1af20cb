import { type Draft, type ImportedEntry, made } from './imported-entry.ts';

/** Fields of a referee, under the names of other tools too. */
export const reference = (draft: Draft): ImportedEntry => {
  const { entry, ours } = draft;
  const fullName = entry.text('name', 'fullName');
  const of = (own: string, ...names: string[]): string => ours.text(own) || entry.text(own, ...names);
  const company = of('company', 'organization', 'employer');
  if (ours.text('company') !== '') entry.skip('reference');
  return made('employeeReference', draft, {
    title: fullName,
    detail: company,
    values: {
      fullName,
      company,
      position: of('position', 'title', 'role', 'jobTitle', 'relationship'),
      emailAddress: of('emailAddress', 'email'),
      contactNo: of('contactNo', 'phone', 'telephone', 'tel', 'mobile', 'phoneNumber', 'contactNumber'),
    },
  });
};
