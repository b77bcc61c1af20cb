import { render, screen } from '@testing-library/react';
import { drawings } from './drawings.ts';
import { Icon, isIconName } from './icon.tsx';

describe('Icon', () => {
  it('is decoration beside words', () => {
    const { container } = render(<Icon name="home" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is named where it stands alone', () => {
    render(<Icon name="warning" title="Needs attention" />);
    expect(screen.getByRole('img', { name: 'Needs attention' })).toBeInTheDocument();
  });

  it('tells a name from plain text of a declaration', () => {
    expect(isIconName('wallet')).toBe(true);
    expect(isIconName('toString')).toBe(false);
  });

  it.each(Object.entries(drawings))('%s is a path of known commands inside the grid', (_, path) => {
    expect(path).toMatch(/^M[\d\sMLHVAZCSQmlhvazcsq.,-]+$/);
    expect(path).not.toMatch(/\d{4}/);
  });
});
