import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Empty } from './empty.tsx';

it('says what is missing and what to do about it', async () => {
  const { container } = render(
    <Empty title="Nothing here yet" action={<button type="button">Add your details</button>}>
      It takes two minutes.
    </Empty>,
  );
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add your details' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('is small in one card of several, without the band', () => {
  const of = (inCard: boolean) => render(<Empty title="Nothing here yet" inCard={inCard} />).container;
  expect(of(true).querySelector('svg')).toBeNull();
  expect(of(false).querySelector('svg')).not.toBeNull();
});
