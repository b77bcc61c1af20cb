import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import UndoSignInChangePage from './undo-sign-in-change-page.tsx';

const { undoSignInChange } = calls.account;
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';

const open = (hash: string, ...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<UndoSignInChangePage />, { path: `/undo-sign-in-change${hash}`, answers });

it('takes nothing back before it was pressed, then says what was done and what comes next', async () => {
  open(`#token=${token}`, answer(undoSignInChange, { kind: 'email', isLinkSent: true }));
  expect(fake.sent(undoSignInChange)).toEqual([]);
  expect(window.location.hash).toBe('');
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('heading', { name: 'The change is taken back' })).toBeInTheDocument();
  expect(fake.sent(undoSignInChange)).toEqual([{ body: { token } }]);
  expect(screen.getByText(/link to choose a new password/)).toBeInTheDocument();
});

it('says why it was refused, and can be tried again', async () => {
  const words = 'This link was used already or has expired.';
  open(
    `#token=${token}`,
    answer(undoSignInChange, () => {
      throw new CallError(404, words);
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeEnabled();
});

it.each([
  ['', 'Open the link in your message again'],
  ['#token=Zm9v', 'This link is not complete'],
])('asks nothing at %j, and says why', (hash, title) => {
  open(hash);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});
