import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { findings } from '../../testing/findings.ts';
import { CardHead } from '../../layout/tiles/index.ts';
import { LoadedCard, type Reading } from './index.ts';

const refetch = jest.fn(() => Promise.resolve());

const show = async (reading: Omit<Reading<string[]>, 'refetch'>) => {
  const { container } = render(
    <MemoryRouter>
      <LoadedCard
        title="My trips"
        what="Your trips"
        reading={{ ...reading, refetch }}
        shape="figure"
        empty={{
          isEmpty: (trips) => trips.length === 0,
          sentence: 'No trip is planned.',
          action: 'Plan one',
          to: '/trips#add',
        }}
      >
        {(trips) => <p>{trips.join(', ')}</p>}
      </LoadedCard>
    </MemoryRouter>,
  );
  expect(await findings(container)).toEqual([]);
  return within(screen.getByRole('region', { name: 'My trips' }));
};

it('keeps its title in each state, and says what is loading', async () => {
  const card = await show({ data: undefined, error: null });
  expect(card.getByRole('heading', { level: 2, name: 'My trips' })).toBeInTheDocument();
  expect(card.getByText('Loading your trips')).toBeInTheDocument();
});

it('says no more than the one thing to do where nothing is known', async () => {
  const card = await show({ data: [], error: null });
  expect(card.getByText('No trip is planned.')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Plan one' })).toHaveAttribute('href', '/trips#add');
});

it('shows the value, also where reading it again failed', async () => {
  const card = await show({ data: ['Durban', 'Harare'], error: new Error('No') });
  expect(card.getByText('Durban, Harare')).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

it('says that it failed, and asks again', async () => {
  const card = await show({ data: undefined, error: new Error('No') });
  expect(card.getByRole('alert')).toHaveTextContent('This can’t be shown right now');
  await act(async () => fireEvent.click(card.getByRole('button', { name: 'Retry' })));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('has one heading where its title stands beside a drawing', () => {
  render(
    <LoadedCard
      title="My trips"
      head={<CardHead title="My trips" icon="calendar" />}
      what="Your trips"
      reading={{ data: ['Durban'], error: null, refetch }}
      shape="rows"
      empty={{ isEmpty: () => false, sentence: '', action: '', to: '/' }}
    >
      {(trips) => <p>{trips.join(', ')}</p>}
    </LoadedCard>,
  );
  const card = within(screen.getByRole('region', { name: 'My trips' }));
  expect(card.getAllByRole('heading')).toHaveLength(1);
  expect(card.getByText('Durban')).toBeInTheDocument();
});

it.each([
  ['rows', true],
  ['figure', false],
] as const)('for %s shows a value that came at once: %s', (shape, isShown) => {
  const card = (data?: string[]) => (
    <MemoryRouter>
      <LoadedCard
        title="My trips"
        what="Your trips"
        reading={{ data, error: null, refetch }}
        shape={shape}
        empty={{ isEmpty: () => false, sentence: '', action: '', to: '/' }}
      >
        {(trips) => <p>{trips.join(', ')}</p>}
      </LoadedCard>
    </MemoryRouter>
  );
  const { rerender } = render(card());
  rerender(card(['Durban']));
  expect(screen.queryByText('Durban') !== null).toBe(isShown);
});
