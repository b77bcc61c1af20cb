import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fake, renderWithPlatform } from '../fake.tsx';
import { Link } from './link.tsx';
import { useTitle } from './use-title.ts';

describe('the Link that earlier releases were built with', () => {
  it('leads on within the site, and is current there', async () => {
    renderWithPlatform(
      <Link to="/details/tax?x=1" className="entry">
        Tax
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Tax' });
    expect(link).toHaveAttribute('href', '/details/tax?x=1');
    expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    expect(fake.place()).toEqual({ pathname: '/details/tax', search: '?x=1', hash: '' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    expect(link.className).toBe('entry');
  });

  it('is current on its own page, below it when told, and never as a section', () => {
    renderWithPlatform(
      <>
        <Link to="/details">Exact</Link>
        <Link to="/details" within>
          Within
        </Link>
        <Link to="/detail" within>
          Other
        </Link>
        <Link to="/details/tax#due">Section</Link>
      </>,
      { path: '/details/tax' },
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
      null,
    ]);
  });
});

describe('useTitle', () => {
  it('names the page and the site', async () => {
    const Page = () => {
      useTitle('Sign in');
      return null;
    };
    renderWithPlatform(<Page />);
    await waitFor(() => expect(document.title).toBe('Sign in · Phila'));
  });
});
