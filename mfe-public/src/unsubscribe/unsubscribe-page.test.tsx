import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

const { unsubscribe } = calls.messaging;

const open = (hash: string, ...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<UnsubscribePage />, { path: `/unsubscribe${hash}`, answers });
const button = () => screen.getByRole('button', { name: 'Stop these emails' });

it('stops nothing before it was pressed, and says which emails it is about', async () => {
  open('#token=1.abc&kinds=reminders+endings', answer(unsubscribe, { kinds: ['reminders', 'endings'] }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Reminders you set\./),
    expect.stringMatching(/^Dates in your records\./),
  ]);
  expect(fake.sent(unsubscribe)).toEqual([]);
  expect(window.location.hash).toBe('');
  expect(await violations()).toEqual([]);
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'These emails are stopped' })).toBeInTheDocument();
  expect(fake.sent(unsubscribe)).toEqual([{ body: { token: '1.abc' } }]);
  expect(await violations()).toEqual([]);
});

it('says why it was refused, and can be tried again', async () => {
  const words = 'This link does not work any more.';
  open(
    '#token=1.abc',
    answer(unsubscribe, () => {
      throw new CallError(404, words);
    }),
  );
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(button()).toBeEnabled();
});

it('without a link it says where to find it', () => {
  open('');
  expect(screen.getByRole('heading', { name: 'Open the link in your email again' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument();
});
