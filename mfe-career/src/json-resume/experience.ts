import { joined } from './duties.ts';
import { daysOf, type Draft, type ImportedEntry, made, years } from './imported-entry.ts';

/**
 * Experience types that JSON Resume puts in separate lists (specification: reference-data, "Memberships and
 * experience").
 */
export const PROJECT = 1;
export const VOLUNTEERING = 4;

/** Names of an employer, a project or an organisation in other tools. */
const EMPLOYERS = ['company', 'organization', 'organisation', 'employer', 'companyName', 'name'];
/** Names of a list of duties. */
const DUTIES = [
  'highlights',
  'bullets',
  'responsibilities',
  'duties',
  'tasks',
  'achievements',
  'accomplishments',
  'descriptions',
];

export const experience = (draft: Draft, experienceTypeId: number, nameKey: string): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const projectName = entry.text(
    nameKey,
    ...EMPLOYERS,
    ...(experienceTypeId === PROJECT ? ['project', 'title'] : []),
  );
  const isTitled = experienceTypeId === PROJECT && ours.text('experienceTypeId') === '';
  const roles = entry.texts('roles');
  const positionRole =
    entry.text(
      'position',
      ...(isTitled ? [] : ['title']),
      'role',
      'jobTitle',
      'positionTitle',
      'occupation',
    ) || roles.join(', ');
  const { startDate, endDate, isNow: goesOn } = daysOf(draft);
  const isCurrent = ours.text('currentRole') !== 'No' && endDate === '' && startDate !== '';
  if (isCurrent && !goesOn && ours.text('currentRole') === '')
    notes.push('It has no end date, so it counts as current.');
  return made('experience', draft, {
    title: [positionRole, projectName].filter(Boolean).join(', '),
    detail: years(startDate, isCurrent ? 'now' : endDate),
    values: {
      experienceTypeId: Number(ours.text('experienceTypeId')) || experienceTypeId,
      projectName,
      positionRole,
      responsibilities: joined(
        [entry.text('summary'), entry.text('description')],
        DUTIES.flatMap((key) => entry.texts(key)),
      ),
      startDate,
      currentRole: isCurrent,
      endDate,
    },
  });
};
