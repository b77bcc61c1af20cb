import { calls } from '@phila/contract/calls';
import { biographical, type RowOf, toBody, toForm } from '@phila/contract/records';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PersonalDetailsPage from './personal-details-page.tsx';

const { biographicalDetails } = calls.details;
const saved = {
  ...toBody(biographical, {
    ...toForm(biographical, null),
    initials: 'T',
    firstName: 'Thandi',
    otherNames: 'Grace',
    lastName: 'Mokoena',
    knownAs: 'Tee',
    passportNumber: 'A01234567',
  }),
  workPermit: 17,
  maritalStatusID: null,
  version: 1,
} as RowOf<typeof biographical>;

const show = (row: typeof saved | null) =>
  renderWithPlatform(<PersonalDetailsPage />, {
    answers: [
      answer(biographicalDetails, row),
      answer(calls.account.profileName, { firstName: '', lastName: '', osNo: null, orgIdGuid: null }),
      ...[
        calls.lookup.titles,
        calls.lookup.genders,
        calls.lookup.races,
        calls.lookup.maritalStatus,
        calls.lookup.workPermits,
        calls.lookup.countries,
      ].map((list) => answer(list, [])),
    ],
  });

const before = window.matchMedia;
afterEach(() => {
  window.matchMedia = before;
});

it('is called Personal in My Career, its card and its dialog', async () => {
  show(saved);
  const edit = await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getByRole('region', { name: 'Personal details' })).toBeInTheDocument();
  await userEvent.click(edit);
  expect(await screen.findByRole('dialog', { name: 'Edit Personal Details' })).toBeInTheDocument();
});

it('says on a phone what is edited', async () => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('48em'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  show(saved);
  expect(await screen.findByText('Thandi')).toBeInTheDocument();
  expect(fake.pageActions().map(({ text }) => text)).toEqual(['Edit personal details']);
});

it('invites to go on where hardly more than a name is there', async () => {
  show({ ...saved, otherNames: '', initials: '', knownAs: '', passportNumber: '' });
  expect(await screen.findByRole('button', { name: 'Add the rest' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('invites to add them', async () => {
  show(null);
  expect(await screen.findByRole('button', { name: 'Add your personal details' })).toBeInTheDocument();
});
