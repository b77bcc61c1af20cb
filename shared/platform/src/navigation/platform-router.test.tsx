import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Link,
  type Location,
  MemoryRouter,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { fake, renderWithPlatform } from '../fake.tsx';
import { navigate } from './navigate.ts';
import { currentLocation } from './place.ts';

const Where = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

/** Takes the clicks that would go to the browser: jsdom cannot go anywhere. */
const untouched = jest.fn((event: Event) => {
  if (event.defaultPrevented) return false;
  event.preventDefault();
  return true;
});

beforeEach(() => {
  untouched.mockClear();
  document.addEventListener('click', untouched);
});
afterEach(() => document.removeEventListener('click', untouched));

describe('a link of react-router-dom', () => {
  it('is a real link that moves within the site', async () => {
    renderWithPlatform(
      <>
        <Link to="/details/tax?x=1">Tax</Link>
        <Where />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Tax' });
    expect(link).toHaveAttribute('href', '/details/tax?x=1');
    await userEvent.click(link);
    expect(await screen.findByText('/details/tax?x=1')).toBeInTheDocument();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %p to the browser',
    (init) => {
      renderWithPlatform(<Link to="/tax">Tax</Link>);
      const link = screen.getByRole('link');
      fireEvent(link, createEvent.click(link, init));
      expect(untouched).toHaveReturnedWith(true);
      expect(fake.place().pathname).toBe('/');
    },
  );

  it.each([{ target: '_blank' }, { onClick: (event: React.MouseEvent) => event.preventDefault() }])(
    'stays out of the way with %p',
    (props) => {
      renderWithPlatform(
        <Link to="/tax" {...props}>
          Tax
        </Link>,
      );
      fireEvent.click(screen.getByRole('link'));
      expect(fake.place().pathname).toBe('/');
    },
  );

  it('leads to another site as the browser does', () => {
    renderWithPlatform(<Link to="https://learning.example/">Learning</Link>);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://learning.example/');
    fireEvent.click(link);
    expect(untouched).toHaveReturnedWith(true);
  });

  it('adds no step for the page that is shown already, and leaves its dialogs their place', () => {
    renderWithPlatform(<Link to="/tax?year=2026">Tax</Link>, { path: '/tax?year=2026' });
    window.history.replaceState({ dialogs: ['d'], depth: 1 }, '');
    const { length } = window.history;
    fireEvent.click(screen.getByRole('link'));
    expect(window.history.length).toBe(length);
    expect(window.history.state).toMatchObject({ dialogs: ['d'], depth: 1 });
  });

  it('as NavLink is active on its page and below it, with class and aria-current, and follows every move', async () => {
    renderWithPlatform(
      <>
        <NavLink to="/details">Below</NavLink>
        <NavLink to="/details" end className="exact">
          Exact
        </NavLink>
        <NavLink to="/detail">Other</NavLink>
      </>,
      { path: '/details/tax' },
    );
    const shown = () =>
      screen.getAllByRole('link').map((link) => [link.className, link.getAttribute('aria-current')]);
    expect(shown()).toEqual([
      ['active', 'page'],
      ['exact', null],
      ['', null],
    ]);
    act(() => navigate('/Details'));
    await waitFor(() =>
      expect(shown()).toEqual([
        ['active', 'page'],
        ['exact active', 'page'],
        ['', null],
      ]),
    );
  });
});

describe('the present address', () => {
  it('follows the browser and what else moves', async () => {
    renderWithPlatform(<Where />, { path: '/one' });
    window.history.pushState(null, '', '/two');
    expect(await screen.findByText('/two')).toBeInTheDocument();
    window.history.back();
    expect(await screen.findByText('/one')).toBeInTheDocument();
    window.history.forward();
    expect(await screen.findByText('/two')).toBeInTheDocument();
  });

  it('is one object until it changes, whatever dialogs and scrolling keep in the entry', () => {
    renderWithPlatform(null, { path: '/one' });
    const before = currentLocation();
    window.history.replaceState({ dialogs: ['d'], entry: 'e' }, '');
    expect(currentLocation()).toBe(before);
    navigate('/one?x=1');
    expect(currentLocation()).not.toBe(before);
  });

  it('is drawn once for each move', async () => {
    const drawn: string[] = [];
    const Counted = () => {
      drawn.push(useLocation().pathname);
      return <Where />;
    };
    renderWithPlatform(<Counted />, { path: '/one' });
    act(() => navigate('/two'));
    await screen.findByText('/two');
    act(() => window.history.back());
    await screen.findByText('/one');
    expect(drawn).toEqual(['/one', '/two', '/one']);
  });

  it('carries what a move gives along, also at the same address, and has it again on coming back', async () => {
    const Harness = () => {
      const { pathname, state } = useLocation() as Location<string | null>;
      const go = useNavigate();
      return (
        <>
          <output>{`${pathname} ${state}`}</output>
          <button type="button" onClick={() => go('/two', { state: 'from one' })}>
            Go
          </button>
          <button type="button" onClick={() => go('/two', { replace: true, state: 'again' })}>
            Stay
          </button>
          <button type="button" onClick={() => go(-1)}>
            Back
          </button>
        </>
      );
    };
    renderWithPlatform(<Harness />, { path: '/one' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Go');
    expect(await screen.findByText('/two from one')).toBeInTheDocument();
    await press('Stay');
    expect(await screen.findByText('/two again')).toBeInTheDocument();
    await press('Back');
    expect(await screen.findByText('/one null')).toBeInTheDocument();
    window.history.forward();
    expect(await screen.findByText('/two again')).toBeInTheDocument();
  });
});

describe('useSearchParams', () => {
  it('in place keeps what open dialogs have in the entry; else makes a step to go back to', async () => {
    const Filtered = () => {
      const [params, setParams] = useSearchParams();
      return (
        <>
          <output>{params.toString()}</output>
          <button type="button" onClick={() => setParams({ sort: 'name' }, { replace: true })}>
            Sort
          </button>
          <button type="button" onClick={() => setParams({ page: '2' })}>
            Next
          </button>
        </>
      );
    };
    renderWithPlatform(<Filtered />, { path: '/shop?page=1' });
    const { length } = window.history;
    window.history.replaceState({ dialogs: ['d'], depth: 1, entry: 'e' }, '');
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    expect(await screen.findByText('sort=name')).toBeInTheDocument();
    expect(window.history.state).toMatchObject({ dialogs: ['d'], depth: 1, entry: 'e' });
    expect(window.history.length).toBe(length);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('page=2')).toBeInTheDocument();
    expect(window.history.state).not.toHaveProperty('dialogs');
    expect(window.history.length).toBe(length + 1);
  });
});

describe('Navigate', () => {
  it('takes the place of the address, and of what its dialogs kept there', async () => {
    const Leading = () => {
      const [leads, setLeads] = useState(false);
      return leads ? (
        <Navigate to="/there" replace />
      ) : (
        <button type="button" onClick={() => setLeads(true)}>
          Lead
        </button>
      );
    };
    renderWithPlatform(
      <>
        <Leading />
        <Where />
      </>,
      { path: '/here' },
    );
    window.history.replaceState({ dialogs: ['d'] }, '');
    const { length } = window.history;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('/there')).toBeInTheDocument();
    expect([window.history.length, 'dialogs' in window.history.state]).toEqual([length, false]);
  });
});

it('is the only router: a second one within it throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderWithPlatform(<MemoryRouter />)).toThrow(/cannot render a <Router> inside another/);
  jest.restoreAllMocks();
});
