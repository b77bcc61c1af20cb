import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOwnable, OwnCheck } from './own-check.tsx';

const { ownCalculations, saveOwnCalculation } = calls.wealth;

it('says that what is saved is a trial, until the person says that it is theirs', async () => {
  let own: 'mortgage'[] = [];
  renderWithPlatform(<OwnCheck calculator="mortgage" />, {
    signedIn: true,
    answers: [
      answer(ownCalculations, () => own),
      answer(saveOwnCalculation, ({ body }) => {
        own = body.isOwn ? ['mortgage'] : [];
        return own;
      }),
    ],
  });
  const box = await screen.findByRole('checkbox', { name: 'This is my own bond' });
  expect(box).not.toBeChecked();
  expect(screen.getByText(/Until you say so it is a trial/)).toBeInTheDocument();
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  expect(screen.getByText(/^It counts in what you pay each month/)).toBeInTheDocument();
  expect(fake.sent(saveOwnCalculation)).toEqual([
    { params: { calculator: 'mortgage' }, body: { isOwn: true } },
  ]);
});

it('is for what counts elsewhere alone', () => {
  expect(['payslip', 'mortgage', 'vehicle', 'loan', 'budget', 'retirement'].filter(isOwnable)).toEqual([
    'payslip',
    'mortgage',
    'vehicle',
    'loan',
  ]);
});
