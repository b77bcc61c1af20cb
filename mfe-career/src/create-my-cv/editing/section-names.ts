import type { CvSection } from '@phila/contract/cv';

/** What the parts of a CV are called, as in the CV itself. */
export const sectionNames: Readonly<Record<CvSection, string>> = {
  personalSummary: 'Profile',
  experience: 'Work experience',
  education: 'Education',
  courses: 'Courses',
  skills: 'Skills',
  languages: 'Languages',
  memberships: 'Memberships',
  registrations: 'Professional registrations',
  references: 'References',
};
