import { render } from '@testing-library/react';
import { Motif } from './motif.tsx';

describe('Motif', () => {
  it.each(['band', 'panel', 'corner'] as const)(
    '%s means nothing to a reader and is not reached by keyboard',
    (variant) => {
      const { container } = render(<Motif variant={variant} />);
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
    },
  );

  it('draws two on a page without sharing an id', () => {
    const { container } = render(
      <>
        <Motif variant="band" />
        <Motif variant="band" tone="chrome" />
        <Motif variant="panel" />
      </>,
    );
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const used of container.innerHTML.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used[1]);
  });

  it('takes every colour from the theme', () => {
    const { container } = render(<Motif variant="panel" />);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}["';]|rgb/i);
  });
});
