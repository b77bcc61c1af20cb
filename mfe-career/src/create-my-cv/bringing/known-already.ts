import type { CvRecords } from '@phila/contract/cv';
import { normalisePhone, phoneText } from '@phila/contract/format';
import type { Detail } from '../../json-resume/found-details.ts';
import type { ImportedEntry } from '../../json-resume/imported-entry.ts';

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** True if two dates are one as far as both are known: `2019` and `2019-03-01`. */
const sameDate = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const known = Math.min((one ?? '').length, (other ?? '').length);
  return (known > 0 || one === other) && (one ?? '').slice(0, known) === (other ?? '').slice(0, known);
};

/** True if the profile already has this entry, by name and start date. */
export const isKnown = ({ kind, body }: ImportedEntry, records: CvRecords): boolean => {
  if (body === null) return false;
  switch (kind) {
    case 'aboutMe':
      return (
        same(body.heading ?? records.profile.heading, records.profile.heading) &&
        same(body.personalSummary ?? records.profile.personalSummary, records.profile.personalSummary) &&
        [body.linkedIn, body.website].every(
          (page) => page === null || records.profile.links.some(({ url }) => same(url, page)),
        )
      );
    case 'experience':
      return records.experience.some(
        (one) =>
          same(one.projectName, body.projectName) &&
          same(one.positionRole, body.positionRole) &&
          sameDate(one.startDate, body.startDate),
      );
    case 'tertiaryEducation':
      return records.education.some(
        (one) => same(one.courseName, body.courseName) && sameDate(one.startDate, body.startDate),
      );
    case 'secondaryEducation':
      return records.education.some((one) => same(one.institution, body.school));
    case 'expirableQualification':
      return records.education.some((one) => same(one.courseName, body.name));
    case 'course':
      return records.courses.some(
        (one) => same(one.courseName, body.courseName) && sameDate(one.startDate, body.startDate),
      );
    case 'skill':
      return records.skills.some((one) => same(one.skillName, body.skillName));
    case 'membership':
      return records.memberships.some((one) => same(one.name, body.name));
    case 'professionalRegistration':
      return records.registrations.some((one) => same(one.name, body.name));
    case 'workEligibility':
      // A CV shows work eligibility in words only, so the person compares it.
      return false;
    case 'ownSection':
      return records.ownSections.some((one) => same(one.title, body.title));
    case 'employeeReference':
      return records.references.some((one) => same(one.fullName, body.fullName));
  }
};

/** The value of My Details that a detail would replace, as displayed; null if none. */
export const replacedBy = (detail: Detail, { profile }: CvRecords): string | null => {
  if (detail.kind === 'language') return null;
  const now = profile[detail.kind] ?? null;
  return now !== null && detail.kind === 'mobileNo' ? phoneText(now) : now;
};

/** True if My Details already has this detail. */
export const hasDetail = (detail: Detail, records: CvRecords): boolean => {
  if (detail.kind === 'language') return records.languages.some(({ id }) => id === `language-${detail.id}`);
  const now = replacedBy(detail, records);
  if (now === null) return false;
  return detail.kind === 'mobileNo'
    ? normalisePhone(now) === normalisePhone(detail.value)
    : same(now, detail.value);
};
