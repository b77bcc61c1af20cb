import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  const experience = heading.closest('li') as HTMLElement;
  expect(experience).toHaveTextContent(/83%.*Strong/);
  expect(within(experience).getByRole('link', { name: advice.text })).toHaveAttribute('href', advice.to);
  // Does not say "nothing is missing" of a part with only its main fields.
  const open = screen.getByRole('link', { name: 'The essentials are here. Fill in the rest.' });
  expect(open.closest('li')).toHaveTextContent('68%');
  expect(screen.getAllByText('Nothing is missing here.')).toHaveLength(4);
});

it('says in one sentence where the CV stands, and what would help it most as the one action', async () => {
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.overview.careerStrength, strength)],
  });
  const standing = await screen.findByRole('region', { name: '5 of the six parts of your CV are strong' });
  expect(standing).toHaveTextContent(`What would help it most: ${advice.text}`);
  await userEvent.click(screen.getByRole('button', { name: /^Go on with/ }));
  expect(window.location.pathname + window.location.hash).toBe(advice.to);
});

it('leads to the CV where every part is complete, and to what would still help by one link, at its part', async () => {
  const whole = {
    careerAverage: 100,
    parts: strength.parts.map((part) => ({ ...part, percentage: 100 })),
  };
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.overview.careerStrength, whole)],
  });
  const standing = await screen.findByRole('region', { name: 'All six parts of your CV are strong' });
  expect(standing).toHaveTextContent(`Every part is complete. What would still help: ${advice.text}`);
  const link = screen.getByRole('link', { name: advice.text });
  expect(link).toHaveAttribute('href', advice.to);
  expect(link.closest('li')).toHaveTextContent('Experience');
  await userEvent.click(screen.getByRole('button', { name: 'Open my CV' }));
  expect(window.location.pathname).toBe('/career/create-my-cv');
});

it('fills no segment and calls nothing weak where nothing is known yet', async () => {
  const begin = { text: 'Write two or three sentences.', to: '/career/personal/about-me#edit' };
  const other = { text: 'Add your highest grade.', to: '/career/education/secondary#add' };
  const nothing = [1, 2, 3, 4, 5, 6].map((enumValue) => ({
    enumValue,
    percentage: 0,
    advice: enumValue === 4 ? begin : other,
  }));
  const { container } = renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.overview.careerStrength, { careerAverage: 0, parts: nothing })],
  });
  expect(await screen.findAllByText('Not started')).toHaveLength(6);
  expect(container.querySelector('[data-lit]')).toBeNull();
  expect(screen.queryByText('Needs work')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bring a CV along' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make your first CV' }));
  expect(window.location.pathname).toBe('/career/first-cv');
});

it('calls what an employer brought neither a beginning nor weak', async () => {
  const brought = [1, 2, 3, 4, 5, 6].map((enumValue) => ({
    enumValue,
    percentage: enumValue === 4 ? 20 : 0,
    advice,
  }));
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.overview.careerStrength, { careerAverage: 3, parts: brought })],
  });
  const personal = (await screen.findByRole('heading', { name: 'Personal' })).closest('li');
  expect(personal).toHaveTextContent(/20%.*Known already/);
  expect(screen.getByText('Your CV is empty so far')).toBeInTheDocument();
});
