import { isHiddenThere, isUnknownRecord, type UnknownRecord } from './reader.ts';

/* Several roles within one employer: each becomes an entry of its own, as our records have them. */

/** Names of the list of roles, in proposals for the schema and in other tools. */
const LISTS = ['roles', 'positions', 'position', 'jobs'];

/** Parts of the employer that belong to each of its roles. */
const SHARED = ['name', 'company', 'organization', 'employer', 'url', 'website', 'location'];
const DAYS = ['startDate', 'endDate', 'date', 'time', 'period', 'start', 'end'];
const TEXTS = ['summary', 'description', 'highlights'];

const picked = (from: UnknownRecord, keys: readonly string[]): UnknownRecord =>
  Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(from, key) ? [[key, from[key]] as const] : [])));

const without = (from: UnknownRecord, keys: readonly string[]): UnknownRecord =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

/** A role as an entry: its name is the position. */
const asEntry = (role: unknown): UnknownRecord => {
  if (!isUnknownRecord(role)) return { position: role };
  const { name, title, role: called, ...others } = role;
  return { position: name ?? title ?? called, ...others };
};

/** True for a role with days or duties of its own; a mere name is read as a text. */
const isWhole = (role: unknown): boolean =>
  isUnknownRecord(role) && [...DAYS, ...TEXTS].some((key) => Object.hasOwn(role, key));

/** Entries of a job: one for each of its roles, if these have days or duties of their own; otherwise the job itself. */
export const rolesApart = (job: unknown): readonly unknown[] => {
  if (!isUnknownRecord(job)) return [job];
  const list = LISTS.find((key) => Array.isArray(job[key]) && job[key].some(isWhole));
  if (list === undefined) return [job];
  const roles = listed(job[list]).map(asEntry);
  const shared = picked(job, SHARED);
  const days = picked(job, DAYS);
  const hidden = isHiddenThere(job) ? { hidden: true } : {};
  // Gives what the employer's own entry says to the first role: each text is kept once.
  const { position, ...more } = without(job, [list, ...SHARED, ...DAYS, ...TEXTS]);
  return roles.map((role, index) => {
    const own = {
      ...shared,
      ...(DAYS.some((key) => Object.hasOwn(role, key)) ? {} : days),
      ...role,
      ...hidden,
    };
    if (index > 0) return own;
    return {
      ...more,
      ...(position === undefined ? {} : { mainPosition: position }),
      ...own,
      summary: [job['description'], job['summary'], role['description'], role['summary']]
        .filter((text) => typeof text === 'string' && text !== '')
        .join('\n'),
      description: '',
      highlights: [...listed(job['highlights']), ...listed(role['highlights'])],
    };
  });
};
