import { render, screen } from '@testing-library/react';
import { Ring } from './ring.tsx';

describe('Ring', () => {
  it.each([
    [0, 0],
    [33.4, 33],
    [66.6, 67],
    [100, 100],
    [140, 100],
    [-3, 0],
  ])('says %d as %d percent', (percentage, whole) => {
    render(<Ring percentage={percentage} label="Banking" />);
    expect(screen.getByRole('img', { name: `Banking: ${whole} percent complete` })).toHaveTextContent(
      `${whole}%`,
    );
  });
});
