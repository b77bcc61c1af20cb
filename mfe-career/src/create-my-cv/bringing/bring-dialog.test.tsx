import { calls } from '@phila/contract/calls';
import type { CvRecords } from '@phila/contract/cv';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BringDialog from './bring-dialog.tsx';

const { importProfile } = calls.career.cv;
const { institutions, provinces, qualification, qualificationLevels, specialisations } = calls.lookup;

const records: CvRecords = {
  profile: {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    heading: null,
    personalSummary: null,
    mobileNo: null,
    personalEmail: null,
    city: null,
    links: [],
    picture: null,
  },
  experience: [],
  education: [],
  courses: [],
  skills: [{ id: 's1', skillName: 'Excel', skillLevel: 'Expert' }],
  languages: [],
  memberships: [],
  registrations: [],
  references: [],
};

const resume = {
  basics: { name: 'Thandi', label: 'Buyer' },
  work: [
    {
      name: 'Karoo Mills',
      position: 'Buyer',
      startDate: '2018-04',
      endDate: '2021',
      location: 'Beaufort West',
    },
    { name: 'Nobody' },
  ],
  skills: [{ name: 'Excel', level: 'Expert' }],
};

const closed = jest.fn();
const show = () => {
  closed.mockReset();
  renderWithPlatform(<BringDialog records={records} onClose={closed} />, {
    signedIn: true,
    answers: [
      answer(institutions, []),
      answer(provinces, []),
      answer(qualification, []),
      answer(qualificationLevels, []),
      answer(specialisations, []),
      answer(importProfile, { added: 2 }),
    ],
  });
};
const choose = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('JSON Resume file'),
    new File([text], 'resume.json', { type: 'application/json' }),
  );

it('shows what is in a file, and keeps what was chosen of it', async () => {
  show();
  await choose(JSON.stringify(resume));
  const work = await screen.findByRole('region', { name: 'Experience' });
  expect(within(work).getByRole('checkbox', { name: /Buyer, Karoo Mills 2018 – 2021/ })).toBeChecked();
  expect(within(work).getByText('Stays behind: Location: Beaufort West')).toBeInTheDocument();
  expect(
    within(work).getByText(/It cannot be brought along as it is: Field is required/),
  ).toBeInTheDocument();
  const known = screen.getByRole('checkbox', { name: /Excel/ });
  expect(known).not.toBeChecked();
  expect(screen.getByText('You have this already')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What stays behind' })).toHaveTextContent('Name: Thandi');
  expect(fake.sent(importProfile)).toEqual([]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Buyer' }));
  await userEvent.click(known);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 entries' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(fake.sent(importProfile)[0]?.body).toMatchObject({
    aboutMe: null,
    experience: [{ projectName: 'Karoo Mills', startDate: '2018-04-01', endDate: '2021-12-31' }],
    skills: [{ skillName: 'Excel' }],
    references: [],
  });
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: '2 entries added to your profile' }]);
});

it('says what is wrong with a file, and with what the service refused', async () => {
  show();
  await choose('{}');
  expect(await screen.findByText(/This file is no JSON Resume/)).toBeInTheDocument();
  await choose(JSON.stringify(resume));
  fake.answer(
    answer(importProfile, () => {
      throw new CallError(422, 'Please correct', [
        { path: 'experience.0.projectName', message: 'You have 500 experience entries' },
      ]);
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
  expect(await screen.findByText('You have 500 experience entries')).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});
