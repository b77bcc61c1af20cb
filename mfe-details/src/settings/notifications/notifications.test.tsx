import { legal } from '@phila/contract/brand';
import { calls, type NotificationChoices } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Notifications } from './notifications.tsx';

const { chooseNotification, notificationChoices } = calls.messaging;
const { saveConsents } = calls.consents;

const held: NotificationChoices = {
  hasMail: true,
  hasSms: false,
  kinds: [
    { kind: 'reminders', bell: true, mail: true, sms: false },
    { kind: 'news', bell: true, mail: false, sms: null },
  ],
};
const withReminders = (mail: boolean): NotificationChoices => ({
  ...held,
  kinds: held.kinds.map((row) => (row.kind === 'reminders' ? { ...row, mail } : row)),
});
const never = { granted: false, textVersion: null, changedAt: null };

const group = async (name: string) => within(await screen.findByRole('group', { name }));

it('switches one channel of one kind, and says what comes in any case', async () => {
  const user = userEvent.setup();
  let mail = true;
  const { container } = renderWithPlatform(<Notifications />, {
    answers: [
      answer(notificationChoices, () => withReminders(mail)),
      answer(chooseNotification, () => {
        mail = false;
        return withReminders(mail);
      }),
    ],
  });
  const reminders = await group('Reminders you set');
  expect(reminders.getAllByRole('switch').map((one) => one.closest('label')?.textContent)).toEqual([
    'Bell',
    'Email',
  ]);
  await user.click(reminders.getByRole('switch', { name: 'Email' }));
  await waitFor(() => expect(reminders.getByRole('switch', { name: 'Email' })).not.toBeChecked());
  expect(fake.sent(chooseNotification)).toEqual([
    { body: { kind: 'reminders', channel: 'mail', isOn: false } },
  ]);
  expect(screen.getByRole('heading', { name: 'Always sent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'confirm a mobile number' })).toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('agrees to news by email as a consent, with its words', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Notifications />, {
    answers: [
      answer(notificationChoices, held),
      answer(saveConsents, { textVersion: '1.1', marketing: never, analytics: never, history: [] }),
    ],
  });
  await user.click((await group('News and offers')).getByRole('switch', { name: 'Email' }));
  await waitFor(() =>
    expect(fake.sent(saveConsents)).toEqual([
      { body: { marketing: true, textVersion: legal.consents.version } },
    ]),
  );
  expect(fake.sent(chooseNotification)).toEqual([]);
});

it('goes back where it could not be saved', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Notifications />, {
    answers: [
      answer(notificationChoices, held),
      answer(chooseNotification, () => {
        throw new CallError(503, 'A dependency is down');
      }),
    ],
  });
  const email = (await group('Reminders you set')).getByRole('switch', { name: 'Email' });
  await user.click(email);
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error' }]));
  expect(email).toBeChecked();
});

it('shows text messages to those who have a number, and email to those who have an address', async () => {
  renderWithPlatform(<Notifications />, {
    answers: [answer(notificationChoices, { ...held, hasMail: false, hasSms: true })],
  });
  const reminders = await group('Reminders you set');
  expect(reminders.getAllByRole('switch').map((one) => one.closest('label')?.textContent)).toEqual([
    'Bell',
    'Text message',
  ]);
  expect(screen.getByRole('link', { name: 'add an email address' })).toBeInTheDocument();
});
