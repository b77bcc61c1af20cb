import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fake, renderWithPlatform } from '../fake.tsx';
import { Link } from './link.tsx';
import { usePlace } from './place.ts';
import { setPreloader } from './preload.ts';
import { useTitle } from './use-title.ts';

const Where = () => {
  const { pathname, search, hash } = usePlace();
  return <output>{pathname + search + hash}</output>;
};

const preloaded = jest.fn();

/** Stands where the browser would act on a click: jsdom cannot go anywhere. */
const untouched = jest.fn((event: Event) => {
  if (!event.defaultPrevented) {
    event.preventDefault();
    return true;
  }
  return false;
});

beforeEach(() => {
  preloaded.mockReset();
  untouched.mockClear();
  setPreloader(preloaded);
  document.addEventListener('click', untouched);
});

afterEach(() => document.removeEventListener('click', untouched));

describe('Link', () => {
  it('is a real link that moves within the site', async () => {
    renderWithPlatform(
      <>
        <Link to="/details/tax?x=1">Tax</Link>
        <Where />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Tax' });
    expect(link).toHaveAttribute('href', '/details/tax?x=1');
    await userEvent.setup().click(link);
    expect(await screen.findByText('/details/tax?x=1')).toBeInTheDocument();
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %p to the browser',
    (init) => {
      renderWithPlatform(<Link to="/tax">Tax</Link>);
      const link = screen.getByRole('link');
      const click = createEvent.click(link, init);
      fireEvent(link, click);
      expect(untouched).toHaveReturnedWith(true);
      expect(fake.place().pathname).toBe('/');
    },
  );

  it.each([
    { target: '_blank' },
    { download: 'manual.pdf' },
    { onClick: (event: React.MouseEvent) => event.preventDefault() },
  ])('stays out of the way with %p', (props) => {
    renderWithPlatform(
      <Link to="/tax" {...props}>
        Tax
      </Link>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(fake.place().pathname).toBe('/');
  });

  it('fetches the page ahead when it is hovered, focused or touched', () => {
    renderWithPlatform(<Link to="/career/skills#top">Skills</Link>);
    const link = screen.getByRole('link');
    fireEvent.pointerEnter(link);
    fireEvent.focus(link);
    fireEvent.touchStart(link);
    expect(preloaded.mock.calls).toEqual([['/career/skills'], ['/career/skills'], ['/career/skills']]);
  });

  it('has nothing to fetch for the page that is shown, nor for another site', () => {
    renderWithPlatform(
      <>
        <Link to="/#services">Services</Link>
        <Link to="https://learning.example/">Learning</Link>
      </>,
    );
    for (const link of screen.getAllByRole('link')) fireEvent.pointerEnter(link);
    expect(preloaded).not.toHaveBeenCalled();
    expect(screen.getByText('Learning')).toHaveAttribute('href', 'https://learning.example/');
    expect(screen.getByText('Learning')).toHaveAttribute('rel', 'noopener');
    expect(screen.getByText('Services')).not.toHaveAttribute('aria-current');
  });

  it('is current on its own page, and below it when told', () => {
    renderWithPlatform(
      <>
        <Link to="/details">Exact</Link>
        <Link to="/details" within>
          Within
        </Link>
        <Link to="/detail" within>
          Other
        </Link>
      </>,
      { path: '/details/tax' },
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
    ]);
  });
});

describe('usePlace', () => {
  it('follows the browser and whoever else moves', async () => {
    renderWithPlatform(<Where />, { path: '/one' });
    window.history.pushState(null, '', '/two');
    expect(await screen.findByText('/two')).toBeInTheDocument();
    window.history.back();
    expect(await screen.findByText('/one')).toBeInTheDocument();
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
