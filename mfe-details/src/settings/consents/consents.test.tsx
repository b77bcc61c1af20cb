import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import Consents from './index.tsx';

const { consents, saveConsents } = calls.consents;
const never = { granted: false, textVersion: null, changedAt: null };
const held = { textVersion: '1.1', marketing: never, analytics: never, history: [] };
const AT = '2026-11-21T08:00:00.000Z';
const agreed = {
  ...held,
  analytics: { granted: true, textVersion: '1.1', changedAt: AT },
  history: [{ purpose: 'analytics' as const, granted: true, textVersion: '1.1', at: AT }],
};
const kept = () => JSON.parse(window.localStorage.getItem('phila.choices') ?? 'null') as unknown;

it('has everything off until it is turned on, and then tells the account and the browser', async () => {
  const user = userEvent.setup();
  const { container } = renderWithPlatform(<Consents />, {
    answers: [answer(consents, held), answer(saveConsents, agreed)],
  });
  const measuring = await screen.findByRole('switch', { name: 'Measuring adverts and speed' });
  expect(screen.getByRole('heading', { name: 'What you agreed to' })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'News and offers by email' })).not.toBeChecked();
  expect(measuring).not.toBeChecked();
  await user.click(measuring);
  await waitFor(() => expect(measuring).toHaveAccessibleDescription(/On since Sat, 21 Nov 2026 at 10:00\./));
  expect(measuring).toBeChecked();
  expect(fake.sent(saveConsents)).toEqual([{ body: { analytics: true, textVersion: '1.1' } }]);
  expect(kept()).toMatchObject({ analytics: true, owner: '01910000-0000-7000-8000-000000000001' });
  expect(screen.getByText(/Measuring adverts and speed turned on \(text 1\.1\)/)).toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('takes a yes to earlier words for none to these, also in the browser', async () => {
  const user = userEvent.setup();
  const earlier = { ...agreed, analytics: { ...agreed.analytics, textVersion: '1.0' } };
  const marketing = { granted: true, textVersion: '1.1', changedAt: AT };
  renderWithPlatform(<Consents />, {
    answers: [answer(consents, earlier), answer(saveConsents, { ...earlier, marketing })],
  });
  const measuring = await screen.findByRole('switch', { name: 'Measuring adverts and speed' });
  expect(measuring).not.toBeChecked();
  expect(measuring).toHaveAccessibleDescription(/The words above have changed since you agreed/);
  window.localStorage.clear();
  await user.click(screen.getByRole('switch', { name: 'News and offers by email' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'News and offers by email' })).toBeChecked());
  await waitFor(() => expect(fake.sent(saveConsents)).toHaveLength(1));
  expect(kept()).toBeNull();
});

it('goes back when it could not be saved; in the browser a no counts all the same', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Consents />, {
    answers: [
      answer(consents, agreed),
      answer(saveConsents, () => {
        throw new CallError(503, 'A dependency is down');
      }),
    ],
  });
  const measuring = await screen.findByRole('switch', { name: 'Measuring adverts and speed' });
  await user.click(measuring);
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error' }]));
  expect(measuring).toBeChecked();
  expect(kept()).toMatchObject({ analytics: false });
});

it('keeps the keyboard’s place while it saves, and takes one press of two', async () => {
  const user = userEvent.setup();
  let release = (): void => undefined;
  const saved = new Promise<void>((resolve) => {
    release = resolve;
  });
  renderWithPlatform(<Consents />, {
    answers: [answer(consents, held), answer(saveConsents, () => saved.then(() => agreed))],
  });
  const measuring = await screen.findByRole('switch', { name: 'Measuring adverts and speed' });
  measuring.focus();
  await user.keyboard('  ');
  expect(measuring).toHaveFocus();
  expect(measuring).toHaveAttribute('aria-disabled', 'true');
  release();
  await waitFor(() => expect(measuring).toHaveAttribute('aria-disabled', 'false'));
  expect(fake.sent(saveConsents)).toEqual([{ body: { analytics: true, textVersion: '1.1' } }]);
  expect(measuring).toBeChecked();
  expect(measuring).toHaveFocus();
});

it('says what cannot be shown, and asks again', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Consents />, {
    answers: [
      answer(consents, () => {
        throw new CallError(503, 'down');
      }),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fake.answer(answer(consents, held));
  await user.click(retry);
  expect(await screen.findByRole('switch', { name: 'Measuring adverts and speed' })).toBeInTheDocument();
});
