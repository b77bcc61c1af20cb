import { calls } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import ExperiencePage from './experience-page.tsx';

const base = {
  experienceTypeId: 2,
  responsibilities: null,
  currentRole: false,
  endDate: null,
  version: 1,
};
const id = (last: number) => `01910000-0000-7000-8000-00000000000${last}`;

it('is a line of time, the newest first, with how long each was', async () => {
  const today = southAfricanDay(new Date());
  renderWithPlatform(<ExperiencePage />, {
    signedIn: true,
    answers: [
      answer(calls.lookup.experienceTypes, [
        { id: 2, name: 'Employment' },
        { id: 4, name: 'Volunteering' },
      ]),
      answer(calls.career.experience.list, [
        {
          ...base,
          id: id(1),
          projectName: 'Umoya Energy',
          positionRole: 'Apprentice',
          startDate: '2017-03-01',
          endDate: '2021-02-28',
          responsibilities: 'Wired houses.',
        },
        {
          ...base,
          id: id(2),
          projectName: 'Imbali Foods',
          positionRole: 'Electrician',
          startDate: today,
          currentRole: true,
        },
        {
          ...base,
          id: id(3),
          experienceTypeId: 4,
          projectName: 'Red Cross',
          positionRole: 'Helper',
          startDate: '2021-03-01',
        },
      ]),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Experience' });
  const entries = within(list).getAllByRole('article');
  expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
    'Electrician',
    'Helper',
    'Apprentice',
  ]);
  expect(entries[0]).toHaveTextContent('– Current · 1 month');
  expect(await within(list).findByText('· Volunteering')).toBeInTheDocument();
  expect(entries[2]).toHaveTextContent('Umoya EnergyMar 2017 – Feb 2021 · 4 yearsWired houses.');
  expect(within(list).queryByText('· Employment')).not.toBeInTheDocument();
});
