import { calls } from '@phila/contract/calls';
import type { CvRecords } from '@phila/contract/cv';
import { biographical, contact, type RowOf, toBody } from '@phila/contract/records';
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
  eligibility: [],
  ownSections: [],
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
    { name: 'Langkloof Packers' },
  ],
  skills: [{ name: 'Excel', level: 'Expert' }],
};

const closed = jest.fn();
const show = (profile = records.profile) => {
  closed.mockReset();
  renderWithPlatform(<BringDialog records={{ ...records, profile }} onClose={closed} />, {
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
    within(work).getByText('It cannot be brought along as it is: Field is required; Start date required.'),
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
    experience: [{ projectName: 'Karoo Mills', startDate: '2018-04', endDate: '2021' }],
    skills: [{ skillName: 'Excel' }],
    references: [],
  });
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: '2 entries added to your profile' }]);
});

it('lets what is missing of an entry be filled in there', async () => {
  show();
  await choose(JSON.stringify(resume));
  const work = await screen.findByRole('region', { name: 'Experience' });
  await userEvent.type(within(work).getByLabelText('Role of Langkloof Packers'), 'Clerk');
  expect(within(work).queryByRole('checkbox', { name: /Langkloof Packers/ })).not.toBeInTheDocument();
  await userEvent.type(within(work).getByLabelText('Start date of Langkloof Packers'), '1 March 2012');
  expect(within(work).getByRole('checkbox', { name: /Langkloof Packers/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(fake.sent(importProfile)[0]?.body).toMatchObject({
    experience: expect.arrayContaining([
      expect.objectContaining({
        projectName: 'Langkloof Packers',
        positionRole: 'Clerk',
        startDate: '2012-03-01',
      }),
    ]),
  });
});

it('leaves what is hidden where it comes from unticked, with a note, until it is chosen', async () => {
  show();
  await choose(
    JSON.stringify({
      basics: { headline: 'Buyer' },
      sections: {
        summary: { visible: false, content: 'Ten years.' },
        skills: { items: [{ name: 'Word', level: 'Expert', visible: false }] },
      },
    }),
  );
  const hidden = await screen.findByRole('checkbox', { name: 'Your summary' });
  const skill = screen.getByRole('checkbox', { name: /Word/ });
  expect([hidden, skill].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getAllByText('It is hidden in the original, so it is not ticked.')).toHaveLength(2);
  await userEvent.click(hidden);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 entries' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(fake.sent(importProfile)[0]?.body).toMatchObject({
    aboutMe: { heading: 'Buyer', personalSummary: 'Ten years.' },
    skills: [],
  });
});

it('names a file of LinkedIn’s export, of any size', async () => {
  show();
  const start = 'PK\u0003\u0004\u0014\0\0\0Positions.csvCompany Name,Title';
  await choose(start);
  expect(await screen.findByText(/This is a file of LinkedIn’s export/)).toBeInTheDocument();
  await choose('not json');
  expect(await screen.findByText(/This file is not JSON/)).toBeInTheDocument();
  await choose(start + 'x'.repeat(8_000_001));
  expect(await screen.findByText(/This is a file of LinkedIn’s export/)).toBeInTheDocument();
});

describe('contact details and languages', () => {
  const { biographicalDetails, contactDetails, updateBiographicalDetails, updateContactDetails } =
    calls.details;
  const owned = {
    basics: { phone: '082 555 0111', email: 'new@example.org', location: { city: 'Durban' } },
    languages: [{ language: 'Zulu', fluency: 'Native' }, { language: 'English' }],
  };
  const contactRow = { ...toBody(contact, {}), version: 1 } as RowOf<typeof contact>;
  const person = (values: object) =>
    ({
      ...toBody(biographical, values),
      workPermit: null,
      maritalStatusID: null,
      version: 1,
    }) as RowOf<typeof biographical>;
  const keeps = () =>
    fake.answer(
      answer(biographicalDetails, null),
      answer(contactDetails, contactRow),
      answer(updateBiographicalDetails, person({})),
      answer(updateContactDetails, contactRow),
    );

  it('are offered, and kept in My Details where they were chosen', async () => {
    show({ ...records.profile, personalEmail: 'old@example.org' });
    keeps();
    await choose(JSON.stringify(owned));
    const region = await screen.findByRole('region', { name: 'Contact and languages' });
    // Leaves replacing a value to the person.
    expect(within(region).getByText('It takes the place of old@example.org.')).toBeInTheDocument();
    expect(within(region).getByRole('checkbox', { name: /new@example.org/ })).not.toBeChecked();
    await userEvent.click(within(region).getByRole('checkbox', { name: 'Town: Durban' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 3 entries' }));
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(fake.sent(importProfile)).toEqual([]);
    expect(fake.sent(updateContactDetails)[0]?.body).toEqual({
      version: 1,
      mobileNo: { value: '082 555 0111' },
    });
    expect(fake.sent(updateBiographicalDetails)[0]?.body).toEqual({
      version: 0,
      firstName: 'Thandi',
      lastName: 'Mokoena',
      homeLanguageID: 5,
      languages: [2],
    });
    expect(fake.notices()).toMatchObject([{ severity: 'success', text: '3 entries added to your profile' }]);
  });

  it('leave a home language and what is not named as they are', async () => {
    show();
    keeps();
    fake.answer(
      answer(
        biographicalDetails,
        person({ firstName: 'T', lastName: 'M', homeLanguageID: 10, languages: [1] }),
      ),
    );
    await choose(JSON.stringify({ basics: {}, languages: owned.languages }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(fake.sent(updateContactDetails)).toEqual([]);
    expect(fake.sent(updateBiographicalDetails)[0]?.body).toEqual({
      version: 1,
      homeLanguageID: 10,
      languages: [1, 2, 5],
    });
  });

  it('say what was refused, once the entries are kept', async () => {
    show();
    keeps();
    fake.answer(
      answer(updateContactDetails, () => {
        throw new CallError(422, 'Please correct', [
          { path: 'mobileNo.value', message: 'Please enter a valid mobile number' },
        ]);
      }),
    );
    await choose(JSON.stringify({ basics: { label: 'Buyer', phone: '082 555 0111' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(fake.sent(importProfile)).toHaveLength(1);
    expect(fake.notices()).toMatchObject([
      { severity: 'warning', detail: 'Please enter a valid mobile number' },
    ]);
  });
});

it('says what is wrong with a file, and with what the service refused', async () => {
  show();
  await choose('{}');
  expect(await screen.findByText(/This file is not a JSON Resume/)).toBeInTheDocument();
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
