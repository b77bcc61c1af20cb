import type { CvListSection, CvRecords } from '@phila/contract/cv';

/** Title and detail that identify an entry for its owner. */
export interface EntryWords {
  id: string;
  title: string;
  detail: string;
}

type Text = string | null | undefined;

const words = (id: string, title: Text, ...details: readonly Text[]): EntryWords => ({
  id,
  title: title?.trim() || 'an entry without a name',
  detail: details.filter((one) => one != null && one.trim() !== '').join(', '),
});

/** The entries of one profile list. */
export const entryWords = (records: CvRecords, section: CvListSection): EntryWords[] => {
  switch (section) {
    case 'experience':
      return records.experience.map(({ id, projectName, positionRole }) =>
        words(id, projectName, positionRole),
      );
    case 'education':
      return records.education.map(({ id, courseName, qualificationName, institution }) =>
        words(id, courseName || qualificationName || institution, institution),
      );
    case 'courses':
      return records.courses.map(({ id, courseName, courseStatus }) => words(id, courseName, courseStatus));
    case 'skills':
      return records.skills.map(({ id, skillName, skillLevel }) => words(id, skillName, skillLevel));
    case 'languages':
      return records.languages.map(({ id, name, level }) => words(id, name, level));
    case 'memberships':
      return records.memberships.map(({ id, name, membershipNo }) => words(id, name, membershipNo));
    case 'registrations':
      return records.registrations.map(({ id, name, registrationNo }) => words(id, name, registrationNo));
    case 'eligibility':
      return records.eligibility.map(({ id, name, value }) => words(id, name, value));
    case 'ownSections':
      return records.ownSections.map(({ id, title }) => words(id, title));
    case 'references':
      return records.references.map(({ id, fullName, company }) => words(id, fullName, company));
  }
};
