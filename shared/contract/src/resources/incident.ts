import { date, option, options, prose, text, whole } from '../records/fields.ts';
import { day } from '../rules/day.ts';
import { notBefore } from '../rules/day-order.ts';
import { ifGiven } from '../rules/rule.ts';
import { required, shaped } from '../rules/text.ts';
import { resource } from './resource.ts';

const clock = ifGiven(shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 14:30', 5, 5));
const clockHint = { hint: 'In South Africa, such as 14:30.' };

/** Kinds of security compromises that the Information Regulator's form SCN1 tells apart. */
export const compromises = [
  { id: 'access', name: 'Unlawful access' },
  { id: 'processing', name: 'Unlawful processing' },
  { id: 'loss', name: 'Loss' },
  { id: 'damage', name: 'Damage' },
  { id: 'destruction', name: 'Unauthorised destruction' },
] as const;

/** Ways to tell people (POPIA s 22(4)). */
export const waysToTell = [
  { id: 'email', name: 'Email to the last address that we know' },
  { id: 'post', name: 'Post to the last address that we know' },
  { id: 'site', name: 'A prominent place on the site' },
  { id: 'press', name: 'The news media' },
  { id: 'directed', name: 'As the Regulator directed' },
] as const;

/**
 * Security compromises of personal data: what the operator has to know of each, and when the Information Regulator and
 * the people were told (POPIA s 22). Its fields are those of s 22(5) and of form SCN1, which the Regulator's online
 * portal asks for too.
 */
export const incident = resource({
  name: 'incidents',
  title: 'incident',
  plural: 'incidents',
  owner: 'site',
  capability: 'site.incidents',
  named: 'title',
  columns: ['title', 'foundOn', 'regulatorToldOn', 'peopleToldOn', 'closedOn'],
  isRestorable: true,
  fields: {
    title: text('Name', required('Please enter a name', 150), {
      hint: 'Such as “Stolen laptop of support”. Name no person: every change of this register is kept for seven years.',
    }),
    certainty: option(
      'How sure we are',
      [
        { id: 'suspected', name: 'Suspected' },
        { id: 'confirmed', name: 'Confirmed' },
      ],
      undefined,
      { initial: 'suspected' },
    ),
    foundOn: date('Found on', day('Please choose the day it was found')),
    foundAt: text('Found at', clock, clockHint),
    beganOn: date('Began on', ifGiven(day()), { hint: 'Blank while it is not known.' }),
    beganAt: text('Began at', clock, clockHint),
    compromises: options('What happened to the data', compromises),
    happened: prose('What happened'),
    dataKinds: prose('Which personal data', undefined, { hint: 'Such as names, ID numbers, bank accounts.' }),
    cause: prose('Cause'),
    intruder: prose('Who had the data', undefined, {
      hint: 'As far as it is known, such as “a former member of staff”.',
    }),
    people: whole('How many people', { unit: 'number', max: 100_000_000 }, undefined, {
      hint: 'The tab People finds them in the audit.',
    }),
    consequences: prose('What may follow for people'),
    measures: prose('What we did and will do'),
    advice: prose('What people should do'),
    delay: prose('Why somebody was told later', undefined, {
      hint: 'Only the police or the Regulator can ask you to wait; finding out how far it went, and making the site safe again, may take time too.',
    }),
    regulatorToldOn: date('Regulator told on', ifGiven(day())),
    regulatorReference: text('Reference of the Regulator', ifGiven(required('Please enter it', 60))),
    peopleToldOn: date('People told on', ifGiven(day())),
    peopleToldBy: options('How people were told', waysToTell),
    closedOn: date('Closed on', ifGiven(day()), { hint: 'Blank while there is still something to do.' }),
  },
  sections: {
    'What happened': [
      'title',
      'certainty',
      'foundOn',
      'foundAt',
      'beganOn',
      'beganAt',
      'compromises',
      'happened',
      'cause',
      'intruder',
    ],
    'Whose data': ['dataKinds', 'people', 'consequences', 'measures', 'advice'],
    'Who was told': [
      'regulatorToldOn',
      'regulatorReference',
      'peopleToldOn',
      'peopleToldBy',
      'delay',
      'closedOn',
    ],
  },
  check: {
    foundOn: ({ beganOn, foundOn }) => notBefore(beganOn, foundOn, 'It was found before it began'),
    regulatorToldOn: ({ foundOn, regulatorToldOn }) =>
      notBefore(foundOn, regulatorToldOn, 'The Regulator was told before it was found'),
    peopleToldOn: ({ foundOn, peopleToldOn }) =>
      notBefore(foundOn, peopleToldOn, 'People were told before it was found'),
    closedOn: ({ foundOn, closedOn }) => notBefore(foundOn, closedOn, 'It was closed before it was found'),
  },
});
