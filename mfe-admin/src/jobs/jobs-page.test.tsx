import { calls, type FailedJob, type JobQueue } from '@phila/contract/calls';
import { answer, type Answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JobsPage from './jobs-page.tsx';

const { failedJobs, forgetJobs, jobs, jobsAgain } = calls.administration;
const job = (n: number): FailedJob => ({
  id: `01910000-0000-4000-8000-00000000000${n}`,
  name: 'message',
  title: 'Emails and text messages',
  askedAt: '2026-11-20T08:00:00.000Z',
  failedAt: `2026-11-2${n}T08:00:00.000Z`,
  attempts: 54,
  reason: 'NotSent ECONNREFUSED',
});
const queue: JobQueue = {
  name: 'message',
  title: 'Emails and text messages',
  isRecurring: false,
  waiting: 3,
  underWay: 0,
  triedAgain: 2,
  nextAttemptAt: '2026-11-26T08:00:00.000Z',
  attempts: 54,
};

const show = (
  path: string,
  more: Answer[] = [],
  may: readonly ('site.operations.read' | 'site.operations.write')[] = [
    'site.operations.read',
    'site.operations.write',
  ],
) => {
  renderWithPlatform(<JobsPage />, {
    may,
    path,
    answers: [answer(failedJobs, [job(1), job(2)]), answer(jobs, [queue]), ...more],
  });
  return userEvent.setup({ delay: null });
};

it('has one that failed tried again', async () => {
  const person = show('/', [answer(jobsAgain, { done: 1 })]);
  const [first] = await screen.findAllByRole('button', { name: 'Try again' });
  await person.click(first as HTMLElement);
  await waitFor(() => expect(fake.sent(jobsAgain)).toEqual([{ body: { ids: [job(1).id] } }]));
});

it('has all that are chosen tried again', async () => {
  const person = show('/', [answer(jobsAgain, { done: 2 })]);
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
  await person.click(screen.getByRole('button', { name: 'Try these again' }));
  await waitFor(() => expect(fake.sent(jobsAgain)).toEqual([{ body: { ids: [job(1).id, job(2).id] } }]));
});

it('forgets one only after a question', async () => {
  const person = show('/', [answer(forgetJobs, { done: 1 })]);
  const [first] = await screen.findAllByRole('button', { name: 'Forget' });
  await person.click(first as HTMLElement);
  expect(fake.sent(forgetJobs)).toEqual([]);
  const question = within(screen.getByRole('alertdialog', { name: 'Forget this job?' }));
  await person.click(question.getByRole('button', { name: 'Forget it' }));
  await waitFor(() => expect(fake.sent(forgetJobs)).toEqual([{ body: { ids: [job(1).id] } }]));
});

it('says what fails and when it is tried next', async () => {
  show('/?show=all');
  expect(await screen.findByText('Failing')).toBeInTheDocument();
  expect(screen.getByText('2, next Thu, 26 Nov 2026 at 10:00')).toBeInTheDocument();
});

it('offers those who may only read nothing that changes', async () => {
  show('/', [], ['site.operations.read']);
  expect(await screen.findAllByText('NotSent ECONNREFUSED')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /again|Forget/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
