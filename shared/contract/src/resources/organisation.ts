import * as z from 'zod/mini';
import { imageTypes } from '../calls/image/kinds.ts';
import { types } from '../calls/organisation/index.ts';
import { colour } from '../calls/voucher/rules.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { date, lookup, option, phone, prose, text, whole, yesNo } from '../records/fields.ts';
import { rows } from '../records/rows-field.ts';
import { roomIcons } from './room-icons.ts';
import { day } from '../rules/day.ts';
import { email } from '../rules/email.ts';
import { LARGEST_ID } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { organisationName } from '../rules/organisation-name.ts';
import { contactPhone } from '../rules/phone.ts';
import { oneLine, required, storableText } from '../rules/text.ts';
import { isWebPage } from '../web-address.ts';
import { organisationNames } from './organisation-names.ts';
import { resource } from './resource.ts';

const NO_ADDRESS = 'Please enter an address that begins with https://';

/** Address that the members' browsers open; https, because it often leads to where they sign in. */
const secureAddress = z.string(NO_ADDRESS).check(
  oneLine(),
  ...storableText(500),
  z.refine((typed) => isWebPage(typed) && /^https:/i.test(typed), NO_ADDRESS),
);

/** Most links and announcements of a room, so that both stay short lists. */
const MOST_LINKS = 12;
const MOST_ANNOUNCEMENTS = 20;

/**
 * Company, school, or part of one (specification: accounts, "Profiles and employers"), identified by number. Archiving
 * disables its link and keeps everything that refers to it.
 */
export const organisation = resource({
  name: 'organisations',
  title: 'organisation',
  plural: 'organisations',
  owner: 'organisation',
  capability: 'organisation.structures',
  named: 'osName',
  columns: ['osName', 'osNo', 'typeId', 'parentOsNo'],
  isRestorable: true,
  stepUp: 'organisations',
  fields: {
    osName: text('Name', organisationName()),
    osNo: whole('Number', { unit: 'number', min: 1, max: LARGEST_ID }, undefined, {
      hint: 'Leave blank for the next one. It never changes.',
    }),
    typeId: lookup('Type', keptLookup('organisation-types', types)),
    parentOsNo: lookup('Part of', organisationNames.lookup),
    primaryColor: text('First colour', ifGiven(rule(colour)), {
      hint: 'Such as #0B6E4F.',
      picks: 'colour',
    }),
    secondaryColor: text('Second colour', ifGiven(rule(colour)), {
      hint: 'Such as #F2A541.',
      picks: 'colour',
    }),
    showsAdverts: yesNo('Adverts', undefined, {
      initial: false,
      hint: 'Whether its people see adverts of others. Its own are always shown.',
    }),
    invitationsADay: whole('Invitations a day', { unit: 'number', min: 0, max: 5_000 }, undefined, {
      hint: 'With those below it. Leave blank for twice its confirmed members. Only those who look after the whole site change it.',
    }),
    guid: text('Name in links', ifGiven(rule(z.guid('Please enter a GUID'))), {
      hint: '?Organization=… Leave blank for a new one. It never changes.',
    }),
    greeting: prose('Greeting', ifGiven(required('Please enter a greeting', 300)), {
      hint: 'What its people read first. A sentence or two.',
    }),
    hrName: text('Name of HR’s contact', ifGiven(required('Please enter a name', 100))),
    hrMail: text('Email of HR', ifGiven(email('Please enter a valid email address')), { inputMode: 'email' }),
    hrPhone: phone('Telephone of HR', ifGiven(contactPhone('Please enter a valid telephone number'))),
    links: rows('Links', {
      one: 'link',
      many: 'links',
      max: MOST_LINKS,
      isOrdered: true,
      fields: {
        label: text('Text of the link', required('Please enter what the link is called', 60)),
        address: text('Address', rule(secureAddress), { inputMode: 'url' }),
        icon: option('Icon', roomIcons, required('Please choose an icon')),
      },
    }),
    announcements: rows('Announcements', {
      one: 'announcement',
      many: 'announcements',
      max: MOST_ANNOUNCEMENTS,
      fields: {
        title: text('Title', required('Please enter a title', 120)),
        text: prose('Text', ifGiven(required('Please enter a text', 2_000)), { hint: 'Markdown.' }),
        startDate: date('First day', day('Please choose the first day')),
        endDate: date('Last day', day('Please choose the last day')),
      },
    }),
  },
  sections: {
    'The organisation': ['osName', 'osNo', 'typeId', 'parentOsNo', 'guid', 'invitationsADay'],
    'Its looks': ['primaryColor', 'secondaryColor', 'showsAdverts'],
    'Its room, for confirmed members': ['greeting', 'hrName', 'hrMail', 'hrPhone', 'links', 'announcements'],
  },
  check: {
    announcements: ({ announcements }) => {
      const wrong = announcements.find(
        ({ startDate, endDate }) => startDate !== null && endDate !== null && endDate < startDate,
      );
      return wrong !== undefined && `${wrong.title ?? 'Announcement'}: the last day is before the first day`;
    },
  },
  pictures: {
    logo: { label: 'Logo', type: imageTypes.Org },
    background: { label: 'Background', type: imageTypes.OrgBackground },
  },
});
