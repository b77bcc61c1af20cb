import { calls, type EmployerRecord, type SyncReport } from '@phila/contract/calls';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import SyncAccountPage from './sync-account-page.tsx';

const change = (label: string, from: string | null, to: string, row: string | null = null) => ({
  row,
  label,
  from,
  to,
});
const part = (
  name: SyncReport['part'],
  changes: SyncReport['changes'],
  skipped: SyncReport['skipped'] = [],
) => ({ part: name, changes, skipped, copiedAt: null });

const record: EmployerRecord = {
  osNo: 1,
  osName: 'Umoya Energy',
  employeeNumber: 'UE-1001',
  suppliedAt: '2026-11-20T08:00:00.000Z',
  parts: [
    part('personal', [change('Last name', 'Naidu', 'Naidoo'), change('ID number', null, '•••• 3084')]),
    part('contact', []),
    part(
      'banking',
      [change('Account number', null, '•••• 9876', 'Account ending in 9876')],
      [{ row: 'Account ending in 12', label: 'Account number', reason: 'Invalid Account Number' }],
    ),
    part('medicalAid', [change('Plan', null, 'Standard')]),
  ],
};
const reportOf = ({ part: name, changes, skipped }: EmployerRecord['parts'][number]): SyncReport => ({
  part: name,
  changes,
  skipped,
});
const [personal, , banking, medicalAid] = record.parts.map(reportOf) as [
  SyncReport,
  SyncReport,
  SyncReport,
  SyncReport,
];

const show = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<SyncAccountPage />, { path: '/sync-account', osNo: 1, answers });
const card = async (title: string) => {
  const [name] = await screen.findAllByText(title);
  const item = name?.closest('li');
  if (!item) throw new Error(`no card ${title}`);
  return within(item);
};

it('compares field by field, says whose record it is, and leaves health to be chosen', async () => {
  show(answer(calls.employer.employerRecord, record));
  expect(await screen.findByText('Umoya Energy')).toBeInTheDocument();
  expect(screen.getByText(/as employee UE-1001, supplied on 20 November 2026/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Personal details' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Bank accounts' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Medical aid' })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Phone and email' })).not.toBeInTheDocument();
  expect((await card('Phone and email')).getByText('The same as yours')).toBeInTheDocument();
  const mine = await card('Personal details');
  expect(mine.getByText('Naidu').tagName).toBe('DEL');
  expect(mine.getByText('Naidoo').tagName).toBe('INS');
  expect((await card('Bank accounts')).getByText(/Invalid Account Number/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('copies what was chosen, one part after the other, and says what changed', async () => {
  show(
    answer(calls.employer.employerRecord, record),
    answer(calls.employer.syncPersonalDetails, personal),
    answer(calls.employer.syncBankingDetails, banking),
    answer(calls.employer.syncMedicalAidDetails, medicalAid),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Medical aid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bank accounts' }));
  await user.click(screen.getByRole('button', { name: 'Copy 2 parts' }));
  expect(await screen.findByText('2 parts copied.')).toBeInTheDocument();
  expect(fake.sent(calls.employer.syncPersonalDetails)).toHaveLength(1);
  expect(fake.sent(calls.employer.syncBankingDetails)).toHaveLength(0);
  expect((await card('Personal details')).getByText('2 fields changed', { selector: 'span' })).toBeVisible();
  // Parts left out can still be copied.
  await user.click(screen.getByRole('checkbox', { name: 'Bank accounts' }));
  await user.click(screen.getByRole('button', { name: 'Copy 1 part' }));
  expect(await screen.findByText('3 parts copied.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
});

it('has the whole screen wait while it copies', async () => {
  let copy = (): void => undefined;
  const copied = new Promise<SyncReport>((resolve) => {
    copy = () => resolve(personal);
  });
  show(
    answer(calls.employer.employerRecord, record),
    answer(calls.employer.syncPersonalDetails, () => copied),
    answer(calls.employer.syncBankingDetails, banking),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Copy 2 parts' }));
  expect(store.getState().chrome.loading).toBe(1);
  copy();
  expect(await screen.findByText('2 parts copied.')).toBeInTheDocument();
  expect(store.getState().chrome.loading).toBe(0);
});

it('a part that fails leaves the others, and is tried again alone', async () => {
  show(
    answer(calls.employer.employerRecord, record),
    answer(calls.employer.syncPersonalDetails, () => {
      throw new CallError(409, 'These details have changed since they were opened');
    }),
    answer(calls.employer.syncBankingDetails, banking),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy 2 parts' }));
  expect(await screen.findByText('1 part copied. 1 part not copied: try again below.')).toBeInTheDocument();
  const mine = await card('Personal details');
  expect(mine.getByText(/These details have changed since they were opened/)).toBeInTheDocument();
  fake.answer(answer(calls.employer.syncPersonalDetails, personal));
  await user.click(mine.getByRole('button', { name: 'Try personal details again' }));
  expect(await screen.findByText('2 parts copied.')).toBeInTheDocument();
  expect(fake.sent(calls.employer.syncBankingDetails)).toHaveLength(1);
});

it('nothing chosen is nothing to press, and it can wait', async () => {
  show(answer(calls.employer.employerRecord, record));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Personal details' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bank accounts' }));
  expect(screen.getByRole('button', { name: 'Choose what to copy' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
});

it.each([
  ['no record', null, 'No employer has supplied a record about you'],
  [
    'nothing new',
    { ...record, parts: record.parts.slice(1, 2) },
    'Your profile says what your employer says.',
  ],
])('%s is said, with a way on', async (_what, value, text) => {
  show(answer(calls.employer.employerRecord, value));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeEnabled();
  expect(await violations()).toEqual([]);
});

it('says that the record cannot be shown, and asks again', async () => {
  show(
    answer(calls.employer.employerRecord, () => {
      throw new CallError(0, 'We cannot reach the service.');
    }),
  );
  expect(await screen.findByText('We cannot reach the service.')).toBeInTheDocument();
  fake.answer(answer(calls.employer.employerRecord, record));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Copy 2 parts' })).toBeInTheDocument();
});

/** A page that shows figures from the records. */
const Overviews = () => {
  useQuery(calls.overview.myWealth.query({ params: { id: 2 } }));
  useQuery(calls.overview.myCareer.query({ params: { id: 2 } }));
  useQuery(calls.overview.careerStrength.query({}));
  useQuery(calls.career.experience.list.query({ query: {} }));
  useQuery(calls.career.tertiaryEducation.list.query({ query: {} }));
  return null;
};
const ofCareer = [
  calls.overview.myCareer,
  calls.overview.careerStrength,
  calls.career.experience.list,
  calls.career.tertiaryEducation.list,
];
const ofWealth = [calls.overview.myWealth];

it.each([
  ['medicalAid', 'Medical aid', calls.employer.syncMedicalAidDetails, ofWealth, ofCareer],
  ['career', 'Education and experience', calls.employer.syncCareerDetails, ofCareer, ofWealth],
] as const)('what other pages show of %s is read again once it is copied', async (...row) => {
  const [name, title, copy, changed, others] = row;
  const supplied = part(name, [change('Start date', null, '1 March 2024')]);
  renderWithPlatform(
    <>
      <SyncAccountPage />
      <Overviews />
    </>,
    {
      path: '/sync-account',
      osNo: 1,
      answers: [
        answer(calls.employer.employerRecord, { ...record, parts: [supplied] }),
        answer(copy, reportOf(supplied)),
        answer(calls.overview.myWealth, { enumValue: 2, percentage: 0 }),
        answer(calls.overview.myCareer, { enumValue: 2, percentage: 0 }),
        answer(calls.overview.careerStrength, { careerAverage: 0, parts: [] }),
        answer(calls.career.experience.list, []),
        answer(calls.career.tertiaryEducation.list, []),
      ],
    },
  );
  const user = userEvent.setup();
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: title });
  if (!choice.checked) await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Copy 1 part' }));
  expect(await screen.findByText('1 part copied.')).toBeInTheDocument();
  for (const read of changed) await waitFor(() => expect(fake.sent(read)).toHaveLength(2));
  for (const read of others) expect(fake.sent(read)).toHaveLength(1);
});
