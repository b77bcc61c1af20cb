import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Callout } from './callout.tsx';

it('is a note that is named, by its title or by its tone', async () => {
  const { container } = render(
    <>
      <Callout title="Two weeks left">Your passport expires on 5 Dec.</Callout>
      <Callout tone="warning">Bring your ID.</Callout>
    </>,
  );
  expect(screen.getByRole('note', { name: 'Two weeks left' })).toHaveTextContent('expires on 5 Dec');
  expect(screen.getByRole('note', { name: 'Please note' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});
