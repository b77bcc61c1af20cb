import { act, fireEvent, render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Loaded, type Reading } from './index.ts';

const refetch = jest.fn(() => Promise.resolve());
const states = {
  waiting: { data: undefined, error: null, refetch },
  failed: { data: undefined, error: new Error('No'), refetch },
  empty: { data: [], error: null, refetch },
  full: { data: ['one'], error: null, refetch },
  again: { data: ['one'], error: new Error('No'), refetch },
} satisfies Record<string, Reading<string[]>>;

interface HarnessProps {
  state: keyof typeof states;
  inCard?: boolean;
  isList?: boolean;
}

const Harness = ({ state, inCard = false, isList = false }: HarnessProps) => (
  <Loaded
    what="Your reminders"
    reading={states[state] as Reading<string[]>}
    waiting={<p>Bars</p>}
    empty={<p>None yet</p>}
    inCard={inCard}
    isList={isList}
  >
    {(list) => <p>{list.join()}</p>}
  </Loaded>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits in the shape of what comes, for at least 400 ms once it began', () => {
  const { rerender } = render(<Harness state="waiting" />);
  expect(screen.getByText('Loading your reminders')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  rerender(<Harness state="full" />);
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByText('one')).toBeInTheDocument();
});

it('shows rows as soon as they have come', () => {
  const { rerender } = render(<Harness isList state="waiting" />);
  expect(screen.getByText('Loading your reminders')).toBeInTheDocument();
  rerender(<Harness isList state="full" />);
  expect(screen.getByText('one')).toBeInTheDocument();
});

it('ends also where one wait begins as another ends', () => {
  const { rerender } = render(<Harness state="waiting" />);
  act(() => jest.advanceTimersByTime(100));
  rerender(<Harness state="full" />);
  // Ends the first wait and starts another in the same render.
  act(() => {
    jest.advanceTimersByTime(300);
    rerender(<Harness state="waiting" />);
  });
  expect(screen.getByText('Bars')).toBeInTheDocument();
  rerender(<Harness state="full" />);
  expect(screen.getByText('Bars')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('one')).toBeInTheDocument();
});

it('does not wait where the value is there', () => {
  render(<Harness state="full" />);
  expect(screen.getByText('one')).toBeInTheDocument();
});

it('says that there is nothing', () => {
  render(<Harness state="empty" />);
  expect(screen.getByText('None yet')).toBeInTheDocument();
});

it('keeps the value that was there when reading it again fails', () => {
  render(<Harness state="again" />);
  expect(screen.getByText('one')).toBeInTheDocument();
});

it.each([false, true])('says that it failed and asks again, in a card: %s', async (inCard) => {
  jest.useRealTimers();
  const { container } = render(<Harness state="failed" inCard={inCard} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be shown right now/);
  expect(await findings(container)).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(refetch).toHaveBeenCalled();
});
