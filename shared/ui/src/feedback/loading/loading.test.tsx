import { render, screen } from '@testing-library/react';
import { Loading } from './loading.tsx';

it('says once and politely what is on its way, and shows its shape to the eye alone', () => {
  render(
    <Loading what="your reminders">
      <p>Bars</p>
    </Loading>,
  );
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(/^Loading your reminders$/);
  expect(said.closest('[aria-busy="true"]')).toContainElement(screen.getByText('Bars'));
  expect(screen.getByText('Bars').closest('[aria-hidden="true"]')).not.toBeNull();
});
