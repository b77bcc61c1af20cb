import { calls, type Reminder } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import DueReminders from './index.tsx';

const { dueReminders } = calls.dashboard;
const { openReceived, receivedAnnouncements } = calls.messaging;
const noNews = answer(receivedAnnouncements, { unopened: 0, items: [] });
const due: Reminder = {
  id: '01935000-0000-7000-8000-000000000001',
  reminderText: 'Renew the licence',
  completeByDate: '2020-01-02T09:00:00+02:00',
  earlyReminderDate: null,
  completed: false,
  about: null,
};

it('counts what is due, shows the first of it, and closes by Escape', async () => {
  const user = userEvent.setup();
  const { container } = renderWithPlatform(<DueReminders />, {
    answers: [noNews, answer(dueReminders, { count: 3, items: [due] })],
  });
  const bell = await screen.findByRole('button', { name: 'Reminders: 3' });
  expect(screen.queryByText('Renew the licence')).not.toBeVisible();
  await user.click(bell);
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Renew the licence')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all on my dashboard' })).toHaveAttribute(
    'href',
    '/dashboard#my-reminders',
  );
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.getByText('Renew the licence')).not.toBeVisible();
  expect(bell).toHaveFocus();
  await user.click(bell);
  await user.click(document.body);
  expect(screen.getByText('Renew the licence')).not.toBeVisible();
});

it('says that nothing is due, and counts no further than 99', async () => {
  const { unmount } = renderWithPlatform(<DueReminders />, {
    answers: [noNews, answer(dueReminders, { count: 0, items: [] })],
  });
  expect(await screen.findByRole('button', { name: 'Reminders: none' })).toHaveTextContent('');
  unmount();
  renderWithPlatform(<DueReminders />, {
    answers: [noNews, answer(dueReminders, { count: 100, items: [due] })],
  });
  expect(await screen.findByRole('button', { name: 'Reminders: 99+' })).toBeInTheDocument();
});

it('tells what is overdue, due today and still to come apart, and says when each is due', async () => {
  const user = userEvent.setup();
  const endOfToday = `${southAfricanDay(new Date())}T23:59:59.999+02:00`;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const early = { earlyReminderDate: inDays(-1) };
  const items = [
    {
      ...due,
      id: `${due.id.slice(0, -1)}3`,
      ...early,
      completeByDate: inDays(12),
      reminderText: 'Renew the lease',
    },
    due,
    { ...due, id: `${due.id.slice(0, -1)}2`, completeByDate: endOfToday, reminderText: 'Pay the rent' },
  ];
  renderWithPlatform(<DueReminders />, { answers: [noNews, answer(dueReminders, { count: 3, items })] });
  await user.click(await screen.findByRole('button', { name: 'Reminders: 3' }));
  const group = (name: string) => within(screen.getByRole('region', { name }));
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('data-time'))).toEqual([
    'overdue',
    'today',
    'coming',
  ]);
  expect(group('Overdue').getByText('Renew the licence')).toBeVisible();
  expect(group('Overdue').getByText(/^Was due/)).toBeVisible();
  expect(group('Due today').getByText(/^Due today, /)).toBeVisible();
  expect(group('Coming up').getByText('Renew the lease')).toBeVisible();
  expect(group('Coming up').getByText(/^Due in 1[12] days,/)).toBeVisible();
  expect(screen.queryByText(/due now/i)).not.toBeInTheDocument();
});

it('counts what the site told and was not read, and says once that it was opened', async () => {
  const user = userEvent.setup();
  const item = {
    id: '01935000-0000-7000-8000-000000000009',
    title: 'Closed on Sunday',
    text: 'From 8 to 10.',
    deliveredAt: '2026-11-25T08:00:00.000Z',
  };
  const { container } = renderWithPlatform(<DueReminders />, {
    answers: [
      answer(dueReminders, { count: 0, items: [] }),
      answer(receivedAnnouncements, {
        unopened: 1,
        items: [
          { ...item, to: null, isOpened: false },
          { ...item, to: '/membership', id: due.id, title: 'A walk', isOpened: true },
        ],
      }),
      answer(openReceived, true),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reminders: none, news: 1' }));
  const news = within(screen.getByRole('region', { name: 'News for you' }));
  expect(news.getAllByText('(not read yet)')).toHaveLength(1);
  await user.click(news.getByText('A walk'));
  expect(fake.sent(openReceived)).toEqual([]);
  expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/membership']);
  await user.click(news.getByText('Closed on Sunday'));
  await waitFor(() => expect(fake.sent(openReceived)).toEqual([{ params: { id: item.id } }]));
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
