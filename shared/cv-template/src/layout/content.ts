import {
  type CvDocument,
  type CvPart,
  type CvSection,
  isOwnPart,
  orderOf,
  ownPart,
  shownEntries,
} from '@phila/contract/cv';
import { groupedPhone } from '@phila/contract/format';
import { shortAddress } from '@phila/contract/web-address';
import type { Face } from '../text/face.ts';
import { readable, type Unreadable } from '../text/readable.ts';
import { periodText } from './dates.ts';
import { emailAddress, phoneAddress, webAddress } from './addresses.ts';

/** Contact text, optionally a link. */
export interface Contact {
  readonly text: string;
  readonly url?: string;
}

/** List entry of any kind, as templates draw it. */
export interface Entry {
  readonly title: string;
  /** Subtitle: the company or institution. */
  readonly sub: string;
  readonly period: string;
  /** Level of a skill or language. */
  readonly level: string;
  readonly text: string;
  readonly contacts: readonly Contact[];
}

export interface Section {
  readonly id: CvPart;
  /** Plain words, because CV-scanning software looks for them. */
  readonly title: string;
  /** Text of the summary or of a custom section; empty for lists. */
  readonly text: string;
  readonly entries: readonly Entry[];
}

export interface Content {
  readonly name: string;
  readonly heading: string;
  readonly contacts: readonly Contact[];
  readonly sections: readonly Section[];
}

const titles: Readonly<Record<CvSection, string>> = {
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

/** Joins the non-empty texts, without repeats. */
const joined = (texts: readonly string[], between = ', '): string =>
  [...new Set(texts.filter((text) => text !== ''))].join(between);

/** Content of a CV for its templates: every text made drawable, hidden parts left out. */
export const contentOf = (document: CvDocument, face: Pick<Face, 'has'>, unreadable: Unreadable): Content => {
  const clean = (text: string | null | undefined): string => readable(text ?? '', face, unreadable);
  const line = (text: string | null | undefined): string => clean(text).replaceAll('\n', ' ');

  const entry = (parts: Partial<Entry>): Entry => ({
    title: '',
    sub: '',
    period: '',
    level: '',
    text: '',
    contacts: [],
    ...parts,
  });
  const contact = (text: string, url: string | undefined): Contact[] =>
    text === '' ? [] : [url === undefined ? { text } : { text, url }];

  const entries: Readonly<Record<Exclude<CvSection, 'personalSummary'>, () => Entry[]>> = {
    experience: () =>
      shownEntries(document, 'experience').map((row) => {
        const [role, place] = [line(row.positionRole), line(row.projectName)];
        return entry({
          title: role === '' ? place : role,
          sub: role === '' ? '' : place,
          period: periodText(row.startDate, row.currentRole ? null : row.endDate, 'may go on'),
          text: clean(row.responsibilities),
        });
      }),
    education: () =>
      shownEntries(document, 'education').map((row) => {
        const texts = [line(row.courseName), line(row.qualificationName), line(row.institution)];
        const [title = '', ...rest] = texts.filter((text) => text !== '');
        return entry({
          title,
          sub: joined(rest.filter((text) => text !== title)),
          period: periodText(row.startDate, row.endDate, 'may go on'),
          text: clean(row.detail),
        });
      }),
    courses: () =>
      shownEntries(document, 'courses').map((row) =>
        entry({
          title: line(row.courseName),
          sub: line(row.courseStatus),
          period: periodText(row.startDate, row.endDate, 'ends'),
        }),
      ),
    skills: () =>
      shownEntries(document, 'skills').map((row) =>
        entry({
          title: line(row.skillName),
          level: line(row.skillLevel),
          text: clean(row.skillDescription),
        }),
      ),
    languages: () =>
      shownEntries(document, 'languages').map((row) =>
        entry({ title: line(row.name), level: line(row.level) }),
      ),
    memberships: () =>
      shownEntries(document, 'memberships').map((row) => {
        const number = line(row.membershipNo);
        return entry({
          title: line(row.name),
          sub: joined([line(row.areaOfRegistration), number === '' ? '' : `membership ${number}`]),
          period: periodText(row.dateValidFrom, row.dateValidTo, 'holds'),
        });
      }),
    registrations: () =>
      shownEntries(document, 'registrations').map((row) => {
        const number = line(row.registrationNo);
        return entry({
          title: line(row.name),
          sub: joined([line(row.areaOfRegistration), number === '' ? '' : `registration ${number}`]),
          period: periodText(row.dateFrom, row.dateTo, 'holds'),
        });
      }),
    eligibility: () =>
      shownEntries(document, 'eligibility').map((row) =>
        entry({ title: line(row.name), level: line(row.value) }),
      ),
    references: () =>
      shownEntries(document, 'references').map((row) => {
        const [email, phone] = [line(row.emailAddress), groupedPhone(line(row.contactNo))];
        return entry({
          title: line(row.fullName),
          sub: joined([line(row.position), line(row.company)]),
          contacts: [...contact(phone, phoneAddress(phone)), ...contact(email, emailAddress(email))],
        });
      }),
  };

  const { profile } = document;
  const ownSections = new Map(
    shownEntries(document, 'ownSections').map(({ id, title, content }): [string, Section] => [
      ownPart(id),
      { id: ownPart(id), title: line(title), text: clean(content), entries: [] },
    ]),
  );
  const sections = orderOf(document.order, document.ownSections).flatMap((id): Section[] => {
    if (isOwnPart(id)) {
      const own = ownSections.get(id);
      return own === undefined ? [] : [own];
    }
    const isSummary = id === 'personalSummary';
    return [
      {
        id,
        title: titles[id],
        text: isSummary ? clean(profile.personalSummary) : '',
        entries: isSummary
          ? []
          : entries[id]().filter(
              ({ title, sub, text, contacts }) => title + sub + text !== '' || contacts.length > 0,
            ),
      },
    ];
  });
  const [phone, email] = [groupedPhone(line(profile.mobileNo)), line(profile.personalEmail)];
  return {
    name: joined([line(profile.firstName), line(profile.lastName)], ' '),
    heading: line(profile.heading),
    contacts: [
      ...contact(phone, phoneAddress(phone)),
      ...contact(email, emailAddress(email)),
      ...contact(line(profile.city), undefined),
      ...profile.links.flatMap(({ label, url }) => {
        const [name, address] = [line(label), line(url)];
        return contact(name === '' ? shortAddress(address) : name, webAddress(address));
      }),
    ],
    sections: sections.filter(({ text, entries }) => text !== '' || entries.length > 0),
  };
};
