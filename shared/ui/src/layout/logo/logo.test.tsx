import { fireEvent, render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  it('is our word mark, read as the name', () => {
    render(<Logo />);
    expect(screen.getByRole('img', { name: 'Phila' })).toBeInTheDocument();
  });

  it.each([
    ['a data URL', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['base64 of a PNG', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['base64 of a JPEG', '/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['base64 of an SVG', 'PHN2Zz48L3N2Zz4=', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='],
    ['an address', '/assets/umoya.svg', '/assets/umoya.svg'],
  ])("shows an organisation's logo from %s", (_, logo, address) => {
    render(<Logo organisation={{ logo, osName: 'Umoya Energy' }} />);
    expect(screen.getByRole('img', { name: 'Umoya Energy' })).toHaveAttribute('src', address);
  });

  it('says the name in words where the picture cannot be shown', () => {
    render(<Logo organisation={{ logo: 'data:image/png;base64,broken', osName: 'Umoya Energy' }} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Umoya Energy')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('tries again when the organisation has another logo', () => {
    const { rerender } = render(<Logo organisation={{ logo: 'data:image/png;base64,a', osName: 'Umoya' }} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Logo organisation={{ logo: 'data:image/png;base64,b', osName: 'Umoya' }} />);
    expect(screen.getByRole('img', { name: 'Umoya' })).toBeInTheDocument();
  });
});
