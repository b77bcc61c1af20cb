import {
  chosenOrTyped,
  dateIn,
  ENDS,
  daysOf,
  type Draft,
  type ImportedEntry,
  made,
  same,
  years,
} from './imported-entry.ts';
import { known } from './parts-of-date.ts';
import type { Choices } from './records.ts';

const SECONDARY = 'Secondary school';
/** Names that other tools and people use. */
const SCHOOL =
  /^(?:matric(?:ulation)?(?: certificate)?|(?:national )?senior certificate|nsc|grade 1[0-2]|high ?school(?: diploma)?|secondary(?: school| education)?)$/i;

/** The grade in words such as `Senior Certificate`; '' if they name none. */
const gradeOf = (words: string): string =>
  /grade 1[0-2]/i.exec(words)?.[0] ?? (/matric|senior certificate|\bnsc\b/i.test(words) ? 'Matric' : '');

const secondary = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours } = draft;
  const studyType = entry.text('studyType', 'degree', 'qualification');
  const isOurs = same(studyType, SECONDARY);
  if (!isOurs) draft.notes.push('Saved as a school.');
  const school = entry.text('institution', 'school', 'name');
  // Leaves an area beside a grade unread, so that it is reported.
  const highestGrade = (isOurs ? '' : gradeOf(studyType)) || entry.text('area');
  const year = known(dateIn(entry, ...ENDS, 'date', 'year'))?.date.slice(0, 4) ?? '';
  return made('secondaryEducation', draft, {
    title: school,
    detail: year,
    values: {
      school,
      town: ours.text('town'),
      province: chosenOrTyped(choices.provinces, ours.text('province')).id,
      highestGrade,
      year,
    },
  });
};

export const education = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours } = draft;
  const studyType = entry.text('studyType', 'degree', 'qualification', 'degreeName', 'diploma');
  if (same(studyType, SECONDARY) || SCHOOL.test(studyType)) return secondary(draft, choices);
  const area = entry.text(
    'area',
    'field',
    'major',
    'fieldOfStudy',
    'subject',
    'course',
    'program',
    'programme',
  );
  const institutionName = entry.text('institution', 'school', 'university', 'college', 'schoolName', 'name');
  const institution = chosenOrTyped(choices.institutions, institutionName);
  const qualification = chosenOrTyped(choices.qualification, area === '' ? '' : studyType);
  const level = chosenOrTyped(choices.qualificationLevels, ours.text('qualificationLevel'));
  const specialisation = chosenOrTyped(choices.specialisations, ours.text('specialisation'));
  const { startDate, endDate } = daysOf(draft);
  return made('tertiaryEducation', draft, {
    title: [area || studyType, institutionName].filter(Boolean).join(', '),
    detail: years(startDate, endDate),
    values: {
      courseName: area || studyType,
      institution: institution.id,
      institutionName: institution.typed,
      qualification: qualification.id,
      qualificationName: qualification.typed,
      qualificationLevel: level.id,
      qualificationLevelName: level.typed,
      specialisation: specialisation.id,
      specialisationName: specialisation.typed,
      accreditationNumber: ours.text('accreditationNumber'),
      highestQualification: { Yes: true, No: false }[ours.text('highestQualification')] ?? null,
      startDate,
      endDate,
    },
  });
};
