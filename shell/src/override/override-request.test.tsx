import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideRequest } from './override-request.tsx';

it('says in a paragraph of its own that only an administrator may, and leaves the choice', async () => {
  renderWithPlatform(<OverrideRequest override={{ name: 'details', address: 'http://localhost:9102' }} />, {
    answers: [
      answer(calls.developer.overrideRemote, () => {
        throw new CallError(403, 'Only an administrator may do this');
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
    /^Only administrators may do this here\. Sign in as one and open the address again\.$/,
  );
  // The shell's paragraphs have no margins of their own.
  expect(refusal).toHaveClass('refusal');
  expect(words.parentElement).toHaveClass('gap-12');
  expect(screen.getByRole('button', { name: 'Keep the released one' })).toBeEnabled();
});
