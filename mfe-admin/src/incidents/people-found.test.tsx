import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { incidentOf } from './notices.ts';
import PeopleFound from './people-found.tsx';
import Telling from './telling.tsx';

const { people, staff } = calls.incidents;
const incident = incidentOf({ title: 'Stolen laptop', beganOn: '2026-11-20', foundOn: '2026-11-24' });
const THANDI = {
  id: '01910000-0000-7000-8000-000000000001',
  name: 'Thandi Mokoena',
  first: '2026-11-21T08:00:00.000Z',
  last: '2026-11-22T08:00:00.000Z',
  acts: 3,
};

const show = (count: number, unlisted: number) => {
  renderWithPlatform(<PeopleFound incident={incident} />, {
    may: ['site.incidents.read', 'site.incidents.write'],
    path: '/admin/administrative/incidents?row=1',
    answers: [
      answer(people, { count, acts: count * 3, unlisted, people: count === 0 ? [] : [THANDI] }),
      answer(staff, [{ id: THANDI.id, name: 'Sipho Dube' }]),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('looks from the day it began to the day it was found, and narrows to an act', async () => {
  const person = show(120, 2);
  expect(await screen.findByText('Thandi Mokoena')).toBeInTheDocument();
  expect(screen.getByText('120 people in 360 acts')).toBeInTheDocument();
  expect(screen.getByText(/^2 acts name no person/)).toBeInTheDocument();
  expect(screen.getByText('These are the first 1. The file has them all.')).toBeInTheDocument();
  expect(fake.sent(people)).toEqual([
    { query: { From: '2026-11-20T00:00:00+02:00', Until: '2026-11-24T23:59:59+02:00' } },
  ]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'What they did' }), 'Revealed');
  await waitFor(() => expect(fake.sent(people).at(-1)).toMatchObject({ query: { Act: 'revealed' } }));
});

it('offers no file where no one was found', async () => {
  show(0, 0);
  expect(await screen.findByText('No one')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save all/ })).not.toBeInTheDocument();
});

it('says who is still to be told, with texts to copy', () => {
  renderWithPlatform(<Telling incident={{ ...incident, peopleToldOn: '2026-11-25' }} />, {});
  expect(screen.getByText(/^The Information Regulator was not told yet/)).toBeInTheDocument();
  expect(screen.getByText('The people were told on 25 Nov 2026.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the letter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the answers for the regulator' })).toBeInTheDocument();
});
