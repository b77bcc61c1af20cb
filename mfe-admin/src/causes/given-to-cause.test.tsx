import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { GivenToCause } from './given-to-cause.tsx';

const show = (given: { month: string; orders: number; promised: number; given: number }[]) =>
  renderWithPlatform(<GivenToCause id={3} name="Ikhaya School" />, {
    signedIn: true,
    answers: [answer(calls.shop.givenToCause, given)],
  });

it('adds up what was given, to the cent, and shows it by month', async () => {
  show([
    { month: '2026-12', orders: 2, promised: 0.2, given: 0.2 },
    { month: '2026-11', orders: 1, promised: 0.3, given: 0.1 },
  ]);
  expect(await screen.findByText(/^R\s?0\.30$/)).toBeInTheDocument();
  const table = within(screen.getByRole('region', { name: 'What was given' }));
  expect(table.getAllByText('December 2026')).not.toEqual([]);
  expect(table.getAllByText('November 2026')).not.toEqual([]);
});

it('says what appears there where nothing was given yet', async () => {
  show([]);
  expect(await screen.findByText('Nothing was given yet')).toBeInTheDocument();
});
