import { calls, PASSWORD_NEEDED } from '@phila/contract/calls';
import { refusalOf } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideRequest } from './override-request.tsx';

it('says in a paragraph of its own which right is needed, and leaves the choice', async () => {
  renderWithPlatform(<OverrideRequest override={{ name: 'details', address: 'http://localhost:9102' }} />, {
    answers: [
      answer(calls.developer.overrideRemote, () => {
        throw new CallError(403, refusalOf('site.remotes.write'));
      }),
    ],
  });
  const words = screen.getByText(/asks to load code from/);
  expect(words).toHaveTextContent(
    'This page asks to load code from http://localhost:9102, on your own machine, and to run it as you. Only go on if you started that build yourself.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use my build' }));
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(
    'You need the right to take releases of remotes back, withdraw remotes, and try a build of one in the running site. An administrator can give it to you. Sign in with it and open the address again.',
  );
  // Checks the gap, as paragraphs of the shell have no margins.
  expect(refusal).toHaveClass('refusal');
  expect(words.parentElement).toHaveClass('gap-12');
  expect(screen.getByRole('button', { name: 'Keep the released one' })).toBeEnabled();
});

it('asks for the password where the session is not confirmed, and begins with it', async () => {
  let isConfirmed = false;
  renderWithPlatform(<OverrideRequest override={{ name: 'details', address: 'http://localhost:9102' }} />, {
    answers: [
      answer(calls.developer.overrideRemote, () => {
        if (!isConfirmed) throw new CallError(403, 'Please confirm your password', [], PASSWORD_NEEDED);
        throw new CallError(500, 'The rest is another test’s');
      }),
      answer(calls.account.signInDetails, {
        email: 'thandi@example.org',
        mobile: null,
        isMobileConfirmed: false,
        change: null,
      }),
      answer(calls.account.confirmPassword, () => {
        isConfirmed = true;
        return true;
      }),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use my build' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  expect(screen.queryByText(/You need the right/)).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Password'), 'Correct-Horse-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(fake.sent(calls.developer.overrideRemote)).toHaveLength(2));
});
