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
    percentage: enumValue === 2 ? 83 : 0,
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
  expect(experience).toHaveTextContent(/83 %.*Strong/);
  expect(within(experience).getByRole('link', { name: advice.text })).toHaveAttribute('href', advice.to);
  expect(screen.getAllByText('Nothing is missing here.')).toHaveLength(5);
});
