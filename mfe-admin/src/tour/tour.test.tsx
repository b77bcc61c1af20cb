import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { OfferedTour, TourAgain } from './index.tsx';

const Home = () => (
  <main>
    <h1 tabIndex={-1}>Admin Panel</h1>
    <OfferedTour />
    <ul aria-label="What you look after">
      <li>Products</li>
    </ul>
    <TourAgain />
  </main>
);

afterEach(() => window.localStorage.clear());

it('is offered on the first visit, shows what is there step by step, and is not offered again', async () => {
  const { baseElement, unmount } = renderWithPlatform(<Home />);
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  // Skips steps for "What needs you" and the menu, because this page lacks them.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'What you look after' })).toHaveFocus());
  expect((await axe.run(baseElement)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nothing is lost' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Your first time here?')).not.toBeInTheDocument();
  unmount();
  renderWithPlatform(<Home />);
  expect(screen.queryByText('Your first time here?')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show me around' })).toBeInTheDocument();
});
