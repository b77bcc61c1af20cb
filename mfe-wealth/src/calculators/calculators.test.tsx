import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Calculators from './index.tsx';

it('shows the eight calculators, and goes when one of them is chosen', async () => {
  const onClose = jest.fn();
  renderWithPlatform(<Calculators onClose={onClose} />, { signedIn: true, path: '/documents' });
  expect(screen.getAllByRole('link')).toHaveLength(8);
  await userEvent.click(screen.getByRole('link', { name: /^Finance Calculator/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/wealth/financial-tools/vehicle');
});
