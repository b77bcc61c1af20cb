import type { Reminder } from '@phila/contract/calls';
import type { OverviewPart } from '@phila/contract/remote';
import declaration from '../../../remote.ts';
import { nextSteps, type Open } from './next-steps.ts';

const NOW = Date.parse('2026-11-21T10:00:00+02:00');
const DAY = 86_400_000;

const reminder = (id: string, days: number, more: Partial<Reminder> = {}): Reminder => ({
  id,
  reminderText: id,
  completeByDate: new Date(NOW + days * DAY).toISOString(),
  earlyReminderDate: null,
  completed: false,
  about: null,
  ...more,
});
const early = (days: number) => ({ earlyReminderDate: new Date(NOW + days * DAY).toISOString() });
const paper = { about: 'document/01935000-0000-7000-8000-0123456789ab' };

const declared = (declaration.overview ?? []) as OverviewPart[];
/** Builds the six parts of My Details, complete unless given a percentage by title. */
const partsAt = (completions: Readonly<Record<string, number | null | undefined>> = {}): Open['parts'] =>
  declared.map((part) => ({ part, completion: part.title in completions ? completions[part.title] : 100 }));

const titles = (open: Partial<Open>) =>
  nextSteps({ now: NOW, reminders: [], parts: partsAt(), ...open }).map(({ title }) => title);

it('has nothing to say where nothing is open', () => expect(titles({})).toEqual([]));

it('puts what is overdue before what is due, and that before what comes within a week', () =>
  expect(
    titles({
      reminders: [reminder('soon', 5), reminder('due', 20, early(-1)), reminder('overdue', -1)],
    }),
  ).toEqual(['overdue', 'due', 'soon']));

it('puts what is more than a week away after the empty parts, and leaves out what is done', () =>
  expect(
    titles({
      reminders: [reminder('farther', 40), reminder('far', 8), reminder('done', -3, { completed: true })],
      parts: partsAt({ TAX: 0 }),
    }),
  ).toEqual(['Add your tax number', 'far', 'farther']));

it('takes the longest overdue first', () =>
  expect(titles({ reminders: [reminder('one', -1), reminder('ten', -10)] })).toEqual(['ten', 'one']));

it('takes a document that runs out before a reminder of the same day, and leads to the documents', () => {
  const reminders = [reminder('a reminder', 3), reminder('Passport.pdf expires', 3, paper)];
  expect(titles({ reminders })).toEqual(['Passport.pdf expires', 'a reminder']);
  expect(nextSteps({ now: NOW, reminders, parts: [] })[0]).toMatchObject({
    kind: 'document',
    to: '/documents',
  });
});

it('takes the part of the details that is fullest before one that is empty', () =>
  expect(titles({ parts: partsAt({ CONTACT: 40, TAX: 66, BANKING: 0 }) })).toEqual([
    'Complete your tax number',
    'Complete your phone number and address',
    'Add your bank account',
  ]));

it('takes empty parts in the order in which forms ask for them, and unknown ones not at all', () =>
  expect(
    titles({
      parts: partsAt({ BIOGRAPHICAL: 0, CONTACT: null, BANKING: 0, 'NEXT OF KIN': undefined, TAX: 0 }),
    }),
  ).toEqual(['Add your personal details', 'Add your bank account', 'Add your tax number']));

it('leaves a place for the details beside many reminders, and none where they are complete', () => {
  const reminders = [1, 2, 3, 4].map((index) => reminder(`overdue ${index}`, -index));
  expect(titles({ reminders, parts: partsAt({ TAX: 0 }) })).toEqual([
    'overdue 4',
    'overdue 3',
    'Add your tax number',
  ]);
  expect(titles({ reminders })).toEqual(['overdue 4', 'overdue 3', 'overdue 2']);
});

it('tells a reminder that came by two ways once', () =>
  expect(titles({ reminders: [reminder('one', -1), reminder('one', -1)] })).toEqual(['one']));

it('does not ask for a part that says nothing to ask for', () => {
  const [part] = declared;
  if (part === undefined) throw new Error('My Details declares no part');
  const parts = [{ part: { ...part, what: '' }, completion: 83 }];
  expect(titles({ parts })).toEqual([]);
});

it('names what another remote contributes, in its place among the parts', () => {
  const cv: OverviewPart = {
    area: '/career',
    title: 'CV',
    to: '/career/create-my-cv',
    icon: 'briefcase',
    order: 10,
    stepOrder: 15,
    what: 'your CV',
    completion: { path: '/Overview/my-career/{id}', params: { id: 1 } },
  };
  const parts = [{ part: cv, completion: 0 }, ...partsAt({ BIOGRAPHICAL: 0, CONTACT: 0 })];
  expect(titles({ parts })).toEqual([
    'Add your personal details',
    'Add your CV',
    'Add your phone number and address',
  ]);
});

it('says when, how much is there, and where to go', () =>
  expect(
    nextSteps({
      now: NOW,
      reminders: [reminder('overdue', -2)],
      parts: partsAt({ TAX: 66 }),
    }).map(({ detail, to }) => [detail.replaceAll(/\s/g, ' '), to]),
  ).toEqual([
    ['Was due 2 days ago, Thu, 19 Nov 2026 at 10:00', '/dashboard#my-reminders'],
    ['66% filled in', '/details/tax'],
  ]));
