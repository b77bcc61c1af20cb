import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import OverviewPage from './overview-page.tsx';

const advice = {
  text: 'Add what you achieved at Imbali Foods: a number convinces.',
  to: '/career/experience#edit-01910000-0000-7000-8000-000000000001',
};
const strength = {
  careerAverage: 41.5,
  parts: [1, 2, 3, 4, 5, 6].map((enumValue) => ({
    enumValue,
    percentage: { 1: 68, 2: 83 }[enumValue] ?? 100,
    advice: enumValue === 2 ? advice : null,
  })),
};

it('shows six parts, and under each the one thing that would help most', async () => {
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.overview.careerStrength, strength)],
  });
  const heading = await screen.findByRole('heading', { name: 'Experience' });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  const experience = heading.closest('li') as HTMLElement;
  expect(experience).toHaveTextContent(/83%.*Strong/);
  expect(within(experience).getByRole('link', { name: advice.text })).toHaveAttribute('href', advice.to);
  // A part that has what matters most, and not all: it does not say that nothing is missing.
  const open = screen.getByRole('link', { name: 'The most important is here. Fill in what is still open.' });
  expect(open.closest('li')).toHaveTextContent('68%');
  expect(screen.getAllByText('Nothing is missing here.')).toHaveLength(4);
});
