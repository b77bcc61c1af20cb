import {
  type CvListSection,
  type CvPart,
  type CvRecords,
  type CvSection,
  isOwnPart,
  ownPart,
} from '@phila/contract/cv';

/** Names of the parts, as printed in the CV. */
const sectionNames: Readonly<Record<CvSection, string>> = {
  personalSummary: 'Profile',
  experience: 'Work experience',
  education: 'Education',
  courses: 'Courses',
  skills: 'Skills',
  languages: 'Languages',
  memberships: 'Memberships',
  registrations: 'Professional registrations',
  eligibility: 'Additional information',
  references: 'References',
};

/** Name of a list of entries to choose from. */
export const listName = (section: CvListSection): string =>
  section === 'ownSections' ? 'Your own sections' : sectionNames[section];

/** Name of a part; for the person's own section, its title. */
export const partName = (part: CvPart, ownSections: CvRecords['ownSections']): string =>
  isOwnPart(part) ? (ownSections.find(({ id }) => ownPart(id) === part)?.title ?? '') : sectionNames[part];
