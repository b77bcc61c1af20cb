import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { Beadwork } from './beadwork.tsx';
import { NextStep } from './next-step.tsx';

it('mirrors a pattern about its last letter and hides it from screen readers', () => {
  const { container } = renderWithPlatform(<Beadwork pattern={'\n..r\nwww\n'} />, { signedIn: false });
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  // Three letters become five, plus three beads of frame on each side.
  expect(picture?.getAttribute('viewBox')).toMatch(/^0 0 11 /);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths.some((path) => /M3 \d+h5v1h-5z/.test(path))).toBe(true);
  expect(paths.some((path) => /M5 \d+h1v1h-1z/.test(path))).toBe(true);
});

it.each([
  [false, 'Create your account', '/sign-up'],
  [true, 'Go to my will', '/wealth/financial-products/will'],
])('ends a page with the one thing to do next (signed in: %s)', (signedIn, label, to) => {
  renderWithPlatform(
    <NextStep
      title="Next"
      text="Do it."
      person={{ to: '/wealth/financial-products/will', label: 'Go to my will' }}
    />,
    { signedIn },
  );
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});
