import { calls, careerCategories, type CareerCategory } from '@phila/contract/calls';
import { aboutMe } from '@phila/contract/records/about-me';
import { biographical } from '@phila/contract/records/biographical';
import { contact } from '@phila/contract/records/contact';
import { course } from '@phila/contract/records/course';
import { employeeReference } from '@phila/contract/records/employee-reference';
import { experience } from '@phila/contract/records/experience';
import { expirableQualification } from '@phila/contract/records/expirable-qualification';
import { membership } from '@phila/contract/records/membership';
import { ownSection } from '@phila/contract/records/own-section';
import { passportsAndPermits } from '@phila/contract/records/passports-and-permits';
import { professionalRegistration } from '@phila/contract/records/professional-registration';
import { secondaryEducation } from '@phila/contract/records/secondary-education';
import { skill } from '@phila/contract/records/skill';
import { tertiaryEducation } from '@phila/contract/records/tertiary-education';
import { workEligibility } from '@phila/contract/records/work-eligibility';
import { remote, section } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;

const completion = (part: CareerCategory) => ({
  path: calls.overview.myCareer.path,
  params: { id: careerCategories[part] },
});

/** Removes the tile: the overview has six, so only the first record of each part keeps one. */
const withoutTile = ({ part: _part, ...rest }: ReturnType<typeof section>) => rest;

/** Tabs between Overview and CV, in the order of the menu. */
const tabs = ['Profile', 'Experience', 'Learning'] as const;

type CareerSection = Parameters<typeof section>[0] & { tab: (typeof tabs)[number] };

/** A section whose save refetches the CV strength. Overview tiles keep the specification's order. */
const careerSection = (definition: CareerSection) => {
  const { entry, ...rest } = section({
    ...definition,
    refreshes: [calls.overview.careerStrength.path, ...(definition.refreshes ?? [])],
  });
  return { ...rest, entry: { ...entry, order: entry.order + 200 * tabs.indexOf(definition.tab) } };
};

/** The sections of My Career (specification: career). */
export const sections = [
  careerSection({
    record: aboutMe,
    path: '/career/personal/about-me',
    tab: 'Profile',
    icon: 'person',
    order: 10,
    title: 'About Me',
    tile: 'PERSONAL',
    sentence: 'Who you are at work: a heading and a few sentences, the first that anybody reads of your CV.',
    what: 'your introduction',
    completion: completion('personal'),
  }),
  withoutTile(
    careerSection({
      record: contact,
      path: '/career/personal/contact-details',
      tab: 'Profile',
      icon: 'phone',
      order: 20,
      title: 'Contact',
      sentence: 'How an employer reaches you, the same as in My Details.',
      completion: completion('personal'),
      page: 'contact-details',
    }),
  ),
  withoutTile(
    careerSection({
      record: biographical,
      path: '/career/personal/personal-details',
      tab: 'Profile',
      icon: 'identity',
      order: 30,
      title: 'Personal Details',
      sentence: 'Your name and a few things about you, the same as in My Details.',
      completion: completion('personal'),
      refreshes: [calls.account.profileName.path, passportsAndPermits.paths.read],
      page: 'personal-details',
    }),
  ),
  withoutTile(
    careerSection({
      record: workEligibility,
      path: '/career/personal/work-eligibility',
      tab: 'Profile',
      icon: 'check',
      order: 35,
      title: 'Work Eligibility',
      sentence:
        'What an employer asks before the first day: your licence, your right to work, and how soon you could begin.',
      completion: completion('personal'),
    }),
  ),
  careerSection({
    record: secondaryEducation,
    path: '/career/education/secondary',
    tab: 'Learning',
    icon: 'learning',
    order: 40,
    title: 'My Secondary Education',
    tile: 'EDUCATION',
    sentence: 'The schools you went to, and how far you got.',
    why: 'Add the school where you got your highest grade.',
    what: 'your education',
    completion: completion('education'),
  }),
  withoutTile(
    careerSection({
      record: tertiaryEducation,
      path: '/career/education/tertiary',
      tab: 'Learning',
      icon: 'building',
      order: 50,
      title: 'My Tertiary Education',
      sentence: 'What you studied after school: certificates, diplomas and degrees.',
      why: 'Add what you studied after school, finished or not.',
      completion: completion('education'),
    }),
  ),
  withoutTile(
    careerSection({
      record: expirableQualification,
      path: '/career/education/expirable-qualifications',
      tab: 'Learning',
      icon: 'clock',
      order: 60,
      title: 'My Expirable Qualifications',
      sentence:
        'What you must renew: first aid, a crane licence, a driving permit. We remind you 30 days before one ends.',
      why: 'Add what must be renewed, and we remind you in time.',
      completion: completion('education'),
      page: 'expirable-qualifications',
    }),
  ),
  withoutTile(
    careerSection({
      record: course,
      path: '/career/education/courses',
      tab: 'Learning',
      icon: 'check',
      order: 70,
      title: 'My Courses',
      sentence: 'Short courses and training, on the job or in your own time.',
      why: 'Add the courses you did: a half-day one counts as well.',
      completion: completion('education'),
    }),
  ),
  careerSection({
    record: experience,
    path: '/career/experience',
    tab: 'Experience',
    icon: 'briefcase',
    order: 80,
    title: 'My Experience',
    tile: 'EXPERIENCE',
    sentence: 'Where you worked and what you did there; projects and volunteering count as well.',
    why: 'Add the work you do now, or did last: paid or not.',
    what: 'your experience',
    completion: completion('experience'),
    page: 'experience',
  }),
  careerSection({
    record: employeeReference,
    path: '/career/references',
    tab: 'Experience',
    icon: 'people',
    order: 90,
    title: 'References',
    tile: 'REFERENCES',
    sentence: 'People who can say how you work. Ask them before you name them.',
    why: 'Add two people who know your work, such as a manager and a colleague.',
    what: 'your references',
    stepOrder: 110,
    completion: completion('references'),
  }),
  careerSection({
    record: skill,
    path: '/career/skills',
    tab: 'Learning',
    icon: 'rocket',
    order: 100,
    title: 'Skills',
    tile: 'SKILLS',
    sentence: 'What you can do, how well, and what shows it.',
    why: 'Add five things you are good at, with an example of each.',
    what: 'your skills',
    completion: completion('skills'),
  }),
  careerSection({
    record: membership,
    path: '/career/memberships',
    tab: 'Experience',
    icon: 'identity',
    order: 110,
    title: 'My Memberships',
    tile: 'MEMBERSHIPS',
    sentence: 'Professional bodies, unions and associations you belong to.',
    why: 'Add a professional body, a union or an association you belong to.',
    what: 'your memberships',
    stepOrder: 120,
    completion: completion('memberships'),
    page: 'memberships',
  }),
  withoutTile(
    careerSection({
      record: professionalRegistration,
      path: '/career/professional-registrations',
      tab: 'Experience',
      icon: 'shield',
      order: 120,
      title: 'Professional Registrations',
      sentence: 'Councils and boards you are registered with, such as ECSA, SACE or SANC.',
      why: 'Add the council or board that lets you practise.',
      completion: completion('memberships'),
      page: 'registrations',
    }),
  ),
  withoutTile(
    careerSection({
      record: ownSection,
      path: '/career/own-sections',
      tab: 'Profile',
      icon: 'file',
      order: 130,
      title: 'Own Sections',
      sentence: 'Parts of a CV that no other page here is for: awards, publications, interests.',
      why: 'Give a section a title and write what stands below it. You choose its place in each CV.',
      completion: completion('personal'),
    }),
  ),
];

/** Declares the career remote (specification: career, shell). */
export default remote(
  {
    name: 'career',
    title: 'My Career',
    owner: 'Career squad',
    platform: '^1.0.0',
    routes: [
      { path: '/career', redirect: '/career/overview', title: 'My Career', ...inPortal },
      {
        path: '/career/overview',
        page: 'overview',
        title: 'Overview',
        overview: true,
        prefetch: [calls.overview.careerStrength.path],
        ...inPortal,
      },
      {
        path: '/career/create-my-cv',
        page: 'create-my-cv',
        title: 'Create My CV',
        prefetch: [calls.career.cv.list.path, calls.career.cv.content.path],
        ...inPortal,
      },
      {
        path: '/career/first-cv',
        page: 'first-cv',
        title: 'Your first CV',
        prefetch: [calls.career.aboutMe.path, calls.details.contactDetails.path],
        back: { to: '/career/overview', text: 'Later: back to My Career' },
        ...inPortal,
      },
      // Open to anyone with a link. The token is in the fragment, which browsers never send to a server.
      {
        path: '/shared-cv',
        page: 'shared-cv',
        title: 'A shared CV',
        description:
          'A CV that its owner shares by a link, as pages and as text, with a PDF to download. The owner can end the link at any time.',
        unlisted: true,
        layout: 'public',
        access: 'anyone',
      },
    ],
    navigation: [
      { menu: 'portal', label: 'My Career', to: '/career', icon: 'briefcase', order: 40 },
      { menu: 'quick', label: 'My CV', to: '/career/create-my-cv', icon: 'briefcase', order: 40 },
      {
        menu: 'portal',
        group: '/career',
        label: 'Overview',
        to: '/career/overview',
        icon: 'chart',
        order: 0,
      },
      {
        menu: 'portal',
        group: '/career',
        label: 'Create My CV',
        tab: 'CV',
        to: '/career/create-my-cv',
        icon: 'file',
        order: 900,
      },
    ],
    sidePanel: [
      {
        areas: ['/career'],
        text: 'Settings',
        toolTip: 'Your account, your password and your data',
        icon: 'gear',
        order: 10,
        to: '/settings',
      },
      {
        areas: ['/career'],
        text: 'Create My CV',
        toolTip: 'Choose a layout and download your CV',
        icon: 'file',
        order: 20,
        to: '/career/create-my-cv',
        hiddenAt: ['/career/create-my-cv'],
      },
      {
        areas: ['/career'],
        text: 'Fast Track My Career',
        toolTip: 'See what would help your CV most',
        icon: 'rocket',
        order: 30,
        to: '/career/overview',
        hiddenAt: ['overview'],
      },
    ],
    widgets: [
      { slot: 'dashboard', title: 'My work', module: './work-today', order: 20 },
      { slot: 'overview', title: 'My career', module: './overview-ring', order: 10, areas: ['/career'] },
    ],
  },
  sections,
);
