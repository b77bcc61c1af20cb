import { renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, within } from '@testing-library/react';
import NewsTicker, { STAY } from './news-ticker.tsx';
import { FakeSocket, headline, useFakeSockets } from './testing.ts';

let still = false;
beforeEach(() => {
  jest.useFakeTimers();
  still = false;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: still && query.includes('reduced-motion'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  useFakeSockets();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => within(screen.getByRole('region', { name: 'News' })).getByRole('link').textContent;
const later = (by: number) => act(() => jest.advanceTimersByTime(by));
const show = (...ids: number[]) => {
  renderWithPlatform(<NewsTicker />);
  act(() => {
    FakeSocket.last.opens();
    FakeSocket.last.says(...ids.map(headline));
  });
};

// Runs first, as headlines stay for the next ticker.
it('is not seen while there is no news', () => {
  renderWithPlatform(<NewsTicker />);
  act(() => FakeSocket.last.opens());
  expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument();
});

it('shows one headline after the other, the newest first, each a link to a new tab', () => {
  show(1, 2, 3);
  expect(shown()).toMatch(/^Headline 3 \(opens in a new tab\)/);
  const link = screen.getByRole('link', { name: /^Headline 3/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://news.example/3',
    '_blank',
    'noopener noreferrer',
  ]);
  later(STAY);
  expect(shown()).toMatch(/^Headline 2/);
  later(STAY);
  expect(shown()).toMatch(/^Headline 1/);
  later(STAY);
  expect(shown()).toMatch(/^Headline 3/);
});

it('shows a new headline at once', () => {
  show(11, 12, 13);
  later(STAY);
  act(() => FakeSocket.last.says(headline(14)));
  expect(shown()).toMatch(/^Headline 14/);
});

it('stays still while paused, and moves on by its buttons', () => {
  show(21, 22, 23);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the headlines' }));
  later(5 * STAY);
  expect(shown()).toMatch(/^Headline 23/);
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(shown()).toMatch(/^Headline 22/);
  fireEvent.click(screen.getByRole('button', { name: 'Resume the headlines' }));
  later(STAY);
  expect(shown()).toMatch(/^Headline 21/);
});

it('stays still under the pointer', () => {
  show(31, 32);
  const ticker = screen.getByRole('region', { name: 'News' });
  fireEvent.mouseEnter(ticker);
  later(5 * STAY);
  expect(shown()).toMatch(/^Headline 32/);
  act(() => FakeSocket.last.says(headline(33)));
  expect(screen.queryByText('Headline 33')).not.toBeInTheDocument();
  fireEvent.mouseLeave(ticker);
  expect(shown()).toMatch(/^Headline 33/);
  later(STAY);
  expect(shown()).toMatch(/^Headline 32/);
});

it('never moves by itself for a person who asked for less motion', () => {
  still = true;
  show(41, 42);
  later(5 * STAY);
  expect(shown()).toMatch(/^Headline 42/);
  expect(screen.queryByRole('button', { name: 'Pause the headlines' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(shown()).toMatch(/^Headline 41/);
});

it('keeps its headlines while the connection is lost, and says so', () => {
  show(51);
  expect(screen.getByText(/Live/)).toBeInTheDocument();
  act(() => FakeSocket.last.ends(1006));
  expect(screen.getByRole('region', { name: 'News' })).toHaveAttribute('data-state', 'error');
  expect(screen.getByText(/trying again/)).toBeInTheDocument();
  expect(shown()).toMatch(/^Headline 51/);
});
