import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

it('holds the place of what comes and says nothing', () => {
  const { container } = render(<Skeleton width={120} height={20} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ inlineSize: '7.5rem', blockSize: '1.25rem' });
});
