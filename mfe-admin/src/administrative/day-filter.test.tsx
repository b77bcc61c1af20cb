import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayFilter } from './day-filter.tsx';

const days = jest.fn<void, [string]>();

const Harness = ({ first = '' }: { first?: string }) => {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayFilter
        label="From"
        value={day}
        onDay={(next) => {
          days(next);
          setDay(next);
        }}
      />
      <button onClick={() => setDay('')}>Clear</button>
    </>
  );
};

const typing = (first?: string) => {
  days.mockClear();
  render(<Harness {...(first === undefined ? {} : { first })} />);
  return userEvent.setup({ delay: null });
};
const field = () => screen.getByLabelText('From');

it('narrows by a day once it is one', async () => {
  const person = typing();
  await person.type(field(), '20 Nov 2026');
  expect(days.mock.calls).toEqual([['2026-11-20']]);
});

it('keeps what is no day, says so, and narrows by none', async () => {
  const person = typing();
  await person.type(field(), 'last week');
  await person.tab();
  expect(field()).toHaveValue('last week');
  expect(screen.getByText(/^We cannot read this as a day/)).toBeInTheDocument();
  expect(days).not.toHaveBeenCalled();
});

it('narrows by none once it is emptied', async () => {
  const person = typing('2026-11-20');
  await person.clear(field());
  expect(days.mock.calls).toEqual([['']]);
});

it('forgets what was no day where the day is cleared from elsewhere', async () => {
  const person = typing('2026-11-20');
  await person.type(field(), 'x');
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});
