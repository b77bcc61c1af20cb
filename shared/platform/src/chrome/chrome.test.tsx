import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../fake.tsx';
import { setChrome, useChrome } from './chrome.ts';

const Open = () => (
  <p>
    {Object.entries(useChrome())
      .filter(([, open]) => open)
      .map(([flag]) => flag)
      .join(' ')}
  </p>
);

it('keeps each flag for itself, closed at first', () => {
  const { container } = renderWithPlatform(<Open />);
  expect(container).toHaveTextContent(/^$/);
  act(() => {
    setChrome('sideDrawer', true);
    setChrome('mobileMenu', true);
  });
  expect(screen.getByText('mobileMenu sideDrawer')).toBeInTheDocument();
  act(() => setChrome('sideDrawer', false));
  expect(screen.getByText('mobileMenu')).toBeInTheDocument();
});
