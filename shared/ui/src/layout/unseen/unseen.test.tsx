import { render, screen } from '@testing-library/react';
import { Unseen } from './unseen.tsx';

it('stays in the accessible name of its parent', () => {
  render(
    <button type="button">
      Edit<Unseen> your address</Unseen>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Edit your address' })).toBeInTheDocument();
});
