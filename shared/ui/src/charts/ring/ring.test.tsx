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
    expect(
      screen.getByRole('img', { name: `Banking: ${whole} percent complete` }).parentElement,
    ).toHaveTextContent(`${whole}%`);
  });

  it('says in words where nothing was begun, for a part that can be', () => {
    render(<Ring percentage={0} label="Banking" saysNotStarted />);
    const ring = screen.getByRole('img', { name: 'Banking: not started' }).parentElement;
    expect(ring).toHaveTextContent('Not started');
    expect(ring).not.toHaveTextContent('%');
  });
});
