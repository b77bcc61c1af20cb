import {
  type CareerCategory,
  type CareerProfile,
  type CareerStrength,
  EMPLOYMENT,
  openPersonalRecord,
  openRowOf,
  firstDayOf,
  lastDayOf,
} from '@phila/contract';
import { DAY } from '../../core/durations.ts';

/*
 * The most useful advice for each part of a CV (specification: career, "Overview"): pure functions of the profile.
 * `#add` or `#edit` in a link opens the form on its page.
 */

type Advice = NonNullable<CareerStrength['parts'][number]['advice']>;
/** null: the remark does not apply. */
type Remark = Advice | null;

const ABOUT_ME = '/career/personal/about-me#edit';
const CONTACT = '/career/personal/contact-details#edit';
const PERSONAL = '/career/personal/personal-details#edit';

const say = (text: string, to: string): Advice => ({ text, to });
const edit = (page: string, { id }: { id: string }): string => `${page}#edit-${id}`;
const first = (...remarks: readonly Remark[]): Remark => remarks.find((one) => one !== null) ?? null;
const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** Least characters of a summary. */
const SHORT_SUMMARY = 120;

const personal = ({ aboutMe, contact, biographical }: CareerProfile): Remark => {
  const summary = aboutMe?.personalSummary?.trim() ?? '';
  return first(
    summary === '' ? say('Write three sentences about yourself: they are read first.', ABOUT_ME) : null,
    isBlank(contact?.mobileNo.value) && isBlank(contact?.personalEmail.value)
      ? say('Add a number or an email address, so that an employer can reach you.', CONTACT)
      : null,
    isBlank(aboutMe?.heading) ? say('Add a heading: what you are, in a few words.', ABOUT_ME) : null,
    isBlank(biographical?.lastName) ? say('Add your name: no CV goes without it.', PERSONAL) : null,
    isBlank(contact?.mobileNo.value)
      ? say('Add your mobile number: most employers phone first.', CONTACT)
      : null,
    isBlank(contact?.personalEmail.value)
      ? say('Add your email address: many employers write.', CONTACT)
      : null,
    summary.length < SHORT_SUMMARY
      ? say('Say a little more about yourself: what you do well, and what you look for.', ABOUT_ME)
      : null,
    isBlank(contact?.residentialAddress.city)
      ? say('Add the town you live in: employers look for people nearby.', CONTACT)
      : null,
  );
};

const SECONDARY = '/career/education/secondary';
const TERTIARY = '/career/education/tertiary';
const EXPIRABLE = '/career/education/expirable-qualifications';
const COURSES = '/career/education/courses';

const education = (profile: CareerProfile, today: string): Remark => {
  const { secondaryEducation, tertiaryEducation, expirableQualifications, courses } = profile;
  if (
    secondaryEducation.length + tertiaryEducation.length + expirableQualifications.length + courses.length ===
    0
  )
    return say('Add your highest grade.', `${SECONDARY}#add`);
  const study = (wanting: (row: CareerProfile['tertiaryEducation'][number]) => boolean) =>
    tertiaryEducation.find(wanting);
  const nowhere = study(
    ({ institution, institutionName }) => institution === null && isBlank(institutionName),
  );
  const expired = expirableQualifications.find(({ endDate }) => endDate !== null && endDate < today);
  const levelless = study(
    ({ qualificationLevel, qualificationLevelName }) =>
      qualificationLevel === null && isBlank(qualificationLevelName),
  );
  // A study under way has no certificate yet.
  const ended = tertiaryEducation.filter(({ endDate }) => endDate !== null && lastDayOf(endDate) <= today);
  const best = ended.find(({ highestQualification }) => highestQualification === true) ?? ended.at(-1);
  return first(
    nowhere ? say(`Say where you studied ${nowhere.courseName ?? ''}.`, edit(TERTIARY, nowhere)) : null,
    expired
      ? say(
          `${expired.name ?? ''} has expired: enter the new date once you renewed it.`,
          edit(EXPIRABLE, expired),
        )
      : null,
    levelless
      ? say(
          `Give the NQF level of ${levelless.courseName ?? ''}: employers filter by it.`,
          edit(TERTIARY, levelless),
        )
      : null,
    tertiaryEducation.length + courses.length === 0
      ? say('Add a course: a short one also shows that you keep learning.', `${COURSES}#add`)
      : null,
    best?.certificate === null
      ? say(`Attach your certificate of ${best.courseName ?? ''}: then it is at hand.`, edit(TERTIARY, best))
      : null,
  );
};

const EXPERIENCE = '/career/experience';
type Job = CareerProfile['experience'][number];

/** The end date of a current job, for sorting: after every real date. */
const NOW = '9999-12-31';
/** True if a project or voluntary work has no end, as on the CV; for a job, that needs an answer. */
const goesOn = ({ experienceTypeId, currentRole, endDate }: Job): boolean =>
  currentRole === true || (endDate === null && currentRole === null && experienceTypeId !== EMPLOYMENT);
const endOf = (job: Job): string => (goesOn(job) ? NOW : (job.endDate ?? ''));
/** Compares ISO 8601 dates as text. */
const compareDays = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const yearOf = (day: string): string => day.slice(0, 4);

/** Days; gaps of up to a year are common and need no explanation. */
const LONGEST_GAP = 366;

/** Days that certainly lie between, where only months or years are known. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(firstDayOf(to)) - Date.parse(lastDayOf(from))) / DAY;

/** Finds the first gap of more than `LONGEST_GAP` days: the job before it, and the next start. */
const gapIn = (jobs: readonly Job[]): { after: Job; until: string } | null => {
  const inOrder = jobs
    .filter(({ startDate }) => startDate !== null)
    .toSorted((a, b) => compareDays(a.startDate ?? '', b.startDate ?? ''));
  let latest: Job | null = null;
  for (const job of inOrder) {
    const start = job.startDate ?? '';
    const ended = latest === null ? '' : endOf(latest);
    if (latest !== null && ended !== '' && ended !== NOW && daysBetween(ended, start) > LONGEST_GAP)
      return { after: latest, until: start };
    if (latest === null || endOf(job) > ended) latest = job;
  }
  return null;
};

const experience = ({ experience: jobs }: CareerProfile): Remark => {
  if (jobs.length === 0)
    return say('Add the work you do now, or did last: paid or not.', `${EXPERIENCE}#add`);
  const newest = jobs.toSorted(
    (a, b) => compareDays(endOf(b), endOf(a)) || compareDays(b.startDate ?? '', a.startDate ?? ''),
  );
  const [latest] = newest;
  const open = newest.find((job) => endOf(job) === '' && job.experienceTypeId === EMPLOYMENT);
  const silent = newest.find(({ responsibilities }) => isBlank(responsibilities));
  const gap = gapIn(jobs);
  const name = (job: Job): string => job.projectName ?? '';
  return first(
    open
      ? say(`Say when you left ${name(open)}, or that you are still there.`, edit(EXPERIENCE, open))
      : null,
    silent === latest && silent ? say(`Add what you do at ${name(silent)}.`, edit(EXPERIENCE, silent)) : null,
    latest !== undefined && !/\d/.test(latest.responsibilities ?? '')
      ? say(`Add what you achieved at ${name(latest)}: a number convinces.`, edit(EXPERIENCE, latest))
      : null,
    silent ? say(`Add what you did at ${name(silent)}.`, edit(EXPERIENCE, silent)) : null,
    gap
      ? say(
          `Say what you did between ${yearOf(endOf(gap.after))} and ${yearOf(gap.until)}: studying and caring for others count.`,
          `${EXPERIENCE}#add`,
        )
      : null,
  );
};

const SKILLS = '/career/skills';
/** Specification: career, "Completion". */
const WANTED_SKILLS = 5;
/** Characters below which a description adds little to the skill's name. */
const SHORT_DESCRIPTION = 30;

const skills = ({ skills: own }: CareerProfile): Remark => {
  if (own.length === 0) return say('Add five things that you are good at.', `${SKILLS}#add`);
  const missing = WANTED_SKILLS - own.length;
  const thin = own.find(({ skillDescription }) => (skillDescription ?? '').trim().length < SHORT_DESCRIPTION);
  return first(
    missing > 0
      ? say(
          `Add ${missing === 1 ? 'one more skill' : `${missing} more skills`}: five make a picture.`,
          `${SKILLS}#add`,
        )
      : null,
    thin
      ? say(
          `Show how you used ${thin.skillName ?? ''}: an example says more than a level.`,
          edit(SKILLS, thin),
        )
      : null,
  );
};

const MEMBERSHIPS = '/career/memberships';
const REGISTRATIONS = '/career/professional-registrations';

const memberships = ({ memberships: own, registrations }: CareerProfile, today: string): Remark => {
  if (own.length + registrations.length === 0)
    return say('Add a professional body, a union or an association you belong to.', `${MEMBERSHIPS}#add`);
  const lapsed = registrations.find(({ dateTo }) => dateTo !== null && dateTo < today);
  const over = own.find(({ dateValidTo }) => dateValidTo !== null && dateValidTo < today);
  return first(
    lapsed
      ? say(
          `Your registration with ${lapsed.name ?? ''} has ended: enter the new date once you renewed it.`,
          edit(REGISTRATIONS, lapsed),
        )
      : null,
    over
      ? say(
          `Your membership of ${over.name ?? ''} has ended: enter the new date once you renewed it.`,
          edit(MEMBERSHIPS, over),
        )
      : null,
  );
};

const REFERENCES = '/career/references';

const references = ({ references: own }: CareerProfile): Remark => {
  const incomplete = own.find(({ emailAddress, contactNo }) => isBlank(emailAddress) || isBlank(contactNo));
  return first(
    own.length === 0 ? say('Add two people who can say how you work.', `${REFERENCES}#add`) : null,
    own.length === 1 ? say('Add one more person: employers ask for two.', `${REFERENCES}#add`) : null,
    incomplete
      ? say(`Say how an employer reaches ${incomplete.fullName ?? ''}.`, edit(REFERENCES, incomplete))
      : null,
  );
};

const openIn = <Name extends Parameters<typeof openRowOf>[1]>(
  profile: CareerProfile,
  table: Name,
  page: string,
  nameOf: (row: CareerProfile[Name][number]) => string | null,
): Remark => {
  const row = openRowOf(profile, table) as CareerProfile[Name][number] | null;
  if (row === null) return null;
  return say(`Fill in what is still open of ${nameOf(row) ?? 'one of them'}.`, edit(page, row));
};

const PERSONAL_PAGES = { aboutMe: ABOUT_ME, contact: CONTACT, biographical: PERSONAL };
const PERSONAL_TEXTS = {
  aboutMe: 'Fill in what is still open about you.',
  contact: 'Fill in what is still open of your contact details.',
  biographical: 'Fill in what is still open of your personal details.',
};

/** Points to the missing record of an incomplete part, for parts without other advice. */
const open: { readonly [Part in CareerCategory]: (profile: CareerProfile) => Remark } = {
  education: (profile) =>
    first(
      openIn(profile, 'secondaryEducation', SECONDARY, ({ school }) => school),
      openIn(profile, 'tertiaryEducation', TERTIARY, ({ courseName }) => courseName),
      openIn(profile, 'expirableQualifications', EXPIRABLE, ({ name }) => name),
      openIn(profile, 'courses', COURSES, ({ courseName }) => courseName),
    ),
  experience: (profile) => openIn(profile, 'experience', EXPERIENCE, ({ projectName }) => projectName),
  memberships: (profile) =>
    first(
      openIn(profile, 'memberships', MEMBERSHIPS, ({ name }) => name),
      openIn(profile, 'registrations', REGISTRATIONS, ({ name }) => name),
    ),
  personal: (profile) => {
    const record = openPersonalRecord(profile);
    return record === null ? null : say(PERSONAL_TEXTS[record], PERSONAL_PAGES[record]);
  },
  references: (profile) => openIn(profile, 'references', REFERENCES, ({ fullName }) => fullName),
  skills: (profile) => openIn(profile, 'skills', SKILLS, ({ skillName }) => skillName),
};

const worth = { education, experience, memberships, personal, references, skills };

const adviceOn =
  (part: CareerCategory) =>
  (profile: CareerProfile, today: string): Advice | null =>
    first(worth[part](profile, today), open[part](profile));

/**
 * The most useful advice for each part of the overview; null for a complete one.
 * @param today the day in South Africa, `YYYY-MM-DD`
 */
export const careerAdvice: {
  readonly [Part in CareerCategory]: (profile: CareerProfile, today: string) => Advice | null;
} = {
  education: adviceOn('education'),
  experience: adviceOn('experience'),
  memberships: adviceOn('memberships'),
  personal: adviceOn('personal'),
  references: adviceOn('references'),
  skills: adviceOn('skills'),
};
