import { calls, type Message } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MessagesPage from './messages-page.tsx';

const { failedMessages, messages, messagesAgain, sentMessages } = calls.administration;
const ID = '01910000-0000-4000-8000-000000000001';
const JOB = '01910000-0000-4000-8000-000000000002';
const message: Message = {
  id: ID,
  channel: 'mail',
  recipient: 't•••@example.org',
  subject: 'Your order is paid',
  at: '2026-11-20T08:00:00.000Z',
};

const show = (path: string) => {
  renderWithPlatform(<MessagesPage />, {
    may: ['site.operations.read', 'site.operations.write'],
    path,
    answers: [
      answer(failedMessages, [{ ...message, jobId: JOB, attempts: 54, reason: 'NotSent EENVELOPE' }]),
      answer(messages, []),
      answer(sentMessages, { entries: [{ ...message, channel: 'sms', subject: null }], next: ID }),
      answer(messagesAgain, { done: 1 }),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('has a message that could not be sent tried again, by its job', async () => {
  const person = show('/');
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fake.sent(messagesAgain)).toEqual([{ body: { ids: [JOB] } }]));
});

it('goes through what was sent from the latest on', async () => {
  const person = show('/?show=sent');
  expect(await screen.findByText('Text message')).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Earlier' }));
  await waitFor(() => expect(fake.sent(sentMessages).at(-1)).toEqual({ query: { After: ID } }));
  await person.click(screen.getByRole('tab', { name: 'Waiting' }));
  expect(await screen.findByText('Nothing waits to be sent')).toBeInTheDocument();
});
