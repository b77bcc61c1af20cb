import {
  type CvListSection,
  type CvPart,
  type CvRecords,
  type CvSection,
  isOwnPart,
  ownPart,
} from '@phila/contract/cv';

/** What the parts of a CV are called, as in the CV itself. */
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

/** What a list is called where its entries are chosen from. */
export const listName = (section: CvListSection): string =>
  section === 'ownSections' ? 'Your own sections' : sectionNames[section];

/** What a part is called: a section of the person's own by its title. */
export const partName = (part: CvPart, ownSections: CvRecords['ownSections']): string =>
  isOwnPart(part) ? (ownSections.find(({ id }) => ownPart(id) === part)?.title ?? '') : sectionNames[part];
