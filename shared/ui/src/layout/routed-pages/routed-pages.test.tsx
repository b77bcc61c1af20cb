import { navigate } from '@phila/platform';
import { renderWithPlatform, startFake } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, use, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  Link,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { routedApp, RoutedPages } from './routed-pages.tsx';

const route = (path: string, page: string) =>
  ({ path, page, layout: 'portal', access: 'person', title: page }) as const;

describe('RoutedPages', () => {
  it('shows the page that the declaration names for the address', async () => {
    renderWithPlatform(
      <RoutedPages
        declaration={{ routes: [route('/details/tax', 'tax'), route('/details/banking', 'banking')] }}
        pages={{
          tax: async () => ({ default: () => <p>Tax page</p> }),
          banking: async () => ({ default: () => <p>Banking page</p> }),
        }}
      />,
      { path: '/details/banking' },
    );
    expect(await screen.findByText('Banking page')).toBeInTheDocument();
    expect(screen.queryByText('Tax page')).not.toBeInTheDocument();
  });

  describe('while the code of the next page comes', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    const show = async () => {
      let bring = (): void => undefined;
      const code = new Promise<{ default: () => ReactNode }>((resolve) => {
        bring = () => resolve({ default: () => <p>Banking page</p> });
      });
      const { container } = renderWithPlatform(
        <RoutedPages
          declaration={{ routes: [route('/details/tax', 'tax'), route('/details/banking', 'banking')] }}
          pages={{ tax: async () => ({ default: () => <p>Tax page</p> }), banking: () => code }}
        />,
        { path: '/details/tax' },
      );
      await act(() => jest.advanceTimersByTimeAsync(300));
      const go = (path: string) =>
        act(async () => {
          window.history.pushState(null, '', path);
        });
      const isWaiting = () => container.querySelector('[aria-busy="true"]') !== null;
      return { go, isWaiting, bring };
    };

    it('keeps the one before for 400 ms, and has the shape of a page from then on', async () => {
      const { go, isWaiting, bring } = await show();
      await go('/details/banking');
      await act(() => jest.advanceTimersByTimeAsync(399));
      expect([screen.queryByText('Tax page') !== null, isWaiting()]).toEqual([true, false]);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect([screen.queryByText('Tax page') !== null, isWaiting()]).toEqual([false, true]);
      expect(screen.getByRole('status')).toHaveTextContent(/^Loading the page$/);
      bring();
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect([screen.queryByText('Banking page') !== null, isWaiting()]).toEqual([true, false]);
    });

    it('comes back to the one before with Back', async () => {
      const { go, isWaiting } = await show();
      await go('/details/banking');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      await go('/details/tax');
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect([screen.queryByText('Tax page') !== null, isWaiting()]).toEqual([true, false]);
    });

    it('keeps a page while its next address takes long to draw', async () => {
      const never = new Promise<never>(() => undefined);
      const Folders = () => {
        const { pathname } = useLocation();
        if (pathname !== '/documents') use(never);
        return <input aria-label="Search" />;
      };
      renderWithPlatform(
        <RoutedPages
          declaration={{ routes: [route('/documents/*', 'folders')] }}
          pages={{ folders: async () => ({ default: Folders }) }}
        />,
        { path: '/documents' },
      );
      await act(() => jest.advanceTimersByTimeAsync(300));
      const field = screen.getByLabelText('Search');
      await act(async () => {
        window.history.pushState(null, '', '/documents/wealth');
      });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByLabelText('Search')).toBe(field);
    });

    it('leaves the page to another remote that is waited for', async () => {
      const { go, isWaiting } = await show();
      await go('/career');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(isWaiting()).toBe(false);
    });
  });

  it('follows a redirect of the declaration, without a step to go back to', async () => {
    const steps = window.history.length;
    renderWithPlatform(
      <RoutedPages
        declaration={{
          routes: [
            {
              path: '/details',
              redirect: '/details/tax',
              layout: 'portal',
              access: 'person',
              title: 'Details',
            },
            route('/details/tax', 'tax'),
          ],
        }}
        pages={{ tax: async () => ({ default: () => <p>Tax page</p> }) }}
      />,
      { path: '/details' },
    );
    expect(await screen.findByText('Tax page')).toBeInTheDocument();
    expect([window.location.pathname, window.history.length]).toEqual(['/details/tax', steps]);
  });

  it('tells a squad which page is missing', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      renderWithPlatform(
        <RoutedPages declaration={{ routes: [route('/details/tax', 'tax')] }} pages={{}} />,
        { path: '/details/tax' },
      ),
    ).toThrow('remote.ts names the page tax for /details/tax, which src/pages.ts does not have');
    quiet.mockRestore();
  });
});

it('mounts a page once, and tells it of each move once', async () => {
  const told: string[] = [];
  const mounted = jest.fn();
  const Page = () => {
    const location = useLocation();
    useEffect(() => mounted(), []);
    useEffect(() => void told.push(location.pathname + location.search), [location]);
    return <p>At {location.pathname + location.search}</p>;
  };
  const Other = () => <p>Other page</p>;
  renderWithPlatform(
    <RoutedPages
      declaration={{ routes: [route('/documents/*', 'folders'), route('/tax', 'other')] }}
      pages={{ folders: async () => ({ default: Page }), other: async () => ({ default: Other }) }}
    />,
    { path: '/documents' },
  );
  await screen.findByText('At /documents');
  for (const path of ['/documents/identity', '/documents/identity?sort=name']) {
    act(() => navigate(path));
    await screen.findByText(`At ${path}`);
  }
  // Moves again before React has drawn the first move, as on a busy machine.
  act(() => {
    for (const path of ['/documents/identity?sort=size', '/tax'])
      flushSync(() => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new Event('single-spa:routing-event'));
      });
  });
  await screen.findByText('Other page');
  expect(told).toEqual([
    '/documents',
    '/documents/identity',
    '/documents/identity?sort=name',
    '/documents/identity?sort=size',
  ]);
  expect(mounted).toHaveBeenCalledTimes(1);
});

describe('a page’s address parameters', () => {
  const Shown = () => {
    const { id, part } = useParams();
    const [params, setParams] = useSearchParams();
    return (
      <>
        <p>
          {id} {part} {params.get('page') ?? 1}
        </p>
        <button type="button" onClick={() => setParams({ page: '2' })}>
          Next
        </button>
        <button
          type="button"
          onClick={() =>
            setParams(
              (before) => {
                before.set('sort', 'name');
                return before;
              },
              { replace: true },
            )
          }
        >
          Sort
        </button>
      </>
    );
  };
  const show = (path: string) =>
    renderWithPlatform(
      <RoutedPages
        declaration={{ routes: [route('/shop/:id/:part', 'item'), route('/shop/new/:part', 'fresh')] }}
        pages={{
          item: async () => ({ default: Shown }),
          fresh: async () => ({ default: () => <p>A new one</p> }),
        }}
      />,
      { path },
    );

  it('are the named parts of its path, and the query', async () => {
    show('/shop/a%20b/c%2Fd/?page=3#top');
    expect(await screen.findByText('a b c/d 3')).toBeInTheDocument();
  });

  it('is no page, and no word on the console, where the address cannot be read', async () => {
    const said = jest.spyOn(console, 'warn');
    show('/shop/1/%E0%A4%A');
    await act(async () => undefined);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('goes to the route that covers it most exactly', async () => {
    show('/Shop/New/7/');
    expect(await screen.findByText('A new one')).toBeInTheDocument();
  });

  it('is changed there: a step to go back to, or in place, with what dialogs keep in it', async () => {
    show('/shop/1/x?page=1');
    await screen.findByText('1 x 1');
    const steps = window.history.length;
    window.history.replaceState({ dialogs: ['d'] }, '');
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    expect([window.location.search, window.history.length]).toEqual(['?page=1&sort=name', steps]);
    expect(window.history.state).toMatchObject({ dialogs: ['d'] });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('1 x 2')).toBeInTheDocument();
    expect([window.location.search, window.history.length]).toEqual(['?page=2', steps + 1]);
  });
});

describe('a page with Routes of its own', () => {
  const Goals = () => (
    <>
      <nav>
        <NavLink to="/career/goals/short">Short</NavLink>
        <NavLink to="/career/goals/long">Long</NavLink>
      </nav>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<p>All goals</p>} />
          <Route path=":term" element={<Term />} />
          <Route path=":term/:goal" element={<Term />} />
        </Route>
      </Routes>
    </>
  );
  const Frame = () => (
    <section aria-label="Goals">
      <Outlet context="kept" />
    </section>
  );
  const Term = () => {
    const { term, goal } = useParams();
    const go = useNavigate();
    return (
      <>
        <p>{goal === undefined ? term : `${term} ${goal}`}</p>
        <Link to="..">Up</Link>
        <button type="button" onClick={() => go('7')}>
          Further
        </button>
      </>
    );
  };
  const show = (path: string) =>
    renderWithPlatform(
      <RoutedPages
        declaration={{ routes: [route('/career/goals/*', 'goals')] }}
        pages={{ goals: async () => ({ default: Goals }) }}
      />,
      { path },
    );

  it('draws them in the frame, with their parameters, relative links and their active one', async () => {
    show('/career/goals');
    expect(await screen.findByText('All goals')).toBeInTheDocument();
    const frame = screen.getByRole('region', { name: 'Goals' });
    await userEvent.click(screen.getByRole('link', { name: 'Short' }));
    expect(await screen.findByText('short')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/career/goals/short');
    expect(screen.getByRole('link', { name: 'Short' })).toHaveClass('active');
    expect(screen.getByRole('link', { name: 'Long' })).not.toHaveClass('active');
    await userEvent.click(screen.getByRole('button', { name: 'Further' }));
    expect(await screen.findByText('short 7')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Goals' })).toBe(frame);
  });

  it('follows Back and Forward', async () => {
    show('/career/goals/long');
    await screen.findByText('long');
    await userEvent.click(screen.getByRole('link', { name: 'Up' }));
    expect(await screen.findByText('All goals')).toBeInTheDocument();
    act(() => window.history.back());
    expect(await screen.findByText('long')).toBeInTheDocument();
    act(() => window.history.forward());
    expect(await screen.findByText('All goals')).toBeInTheDocument();
  });
});

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ message: null })}>
        {message}
      </button>
    );
  }
}

describe('a page whose code fails to load', () => {
  const load = jest.fn<Promise<{ default: () => ReactNode }>, []>();
  const show = () =>
    renderWithPlatform(
      <Boundary>
        <RoutedPages declaration={{ routes: [route('/details/tax', 'tax')] }} pages={{ tax: load }} />
      </Boundary>,
      { path: '/details/tax' },
    );
  beforeEach(() => {
    load.mockReset();
    load.mockRejectedValue(new Error('Loading chunk 7 failed'));
    // Silences React: it logs errors that a boundary caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('goes to the boundary above, whose Retry loads it again', async () => {
    show();
    const retry = await screen.findByRole('button', { name: 'Loading chunk 7 failed' });
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue({ default: () => <p>Tax page</p> });
    await userEvent.click(retry);
    expect(await screen.findByText('Tax page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is left to a listener that takes the event over', async () => {
    window.addEventListener('phila:preload-error', (event) => event.preventDefault(), { once: true });
    show();
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('routedApp', () => {
  it('loads only the page of the address before it is drawn', async () => {
    startFake({ path: '/details/banking' });
    const tax = jest.fn(async () => ({ default: () => <p>Tax page</p> }));
    const App = routedApp(
      { routes: [route('/details/*', 'tax'), route('/details/banking', 'banking')] },
      { tax, banking: async () => ({ default: () => <p>Banking page</p> }) },
    );
    await App.ready?.();
    renderWithPlatform(<App />, { path: '/details/banking' });
    expect(screen.getByText('Banking page')).toBeInTheDocument();
    expect(tax).not.toHaveBeenCalled();
  });

  it('loads a page again that did not come before', async () => {
    startFake({ path: '/details/tax' });
    const tax = jest
      .fn(async () => ({ default: () => <p>Tax page</p> }))
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const App = routedApp({ routes: [route('/details/tax', 'tax')] }, { tax });
    await App.ready?.();
    renderWithPlatform(<App />, { path: '/details/tax' });
    expect(await screen.findByText('Tax page')).toBeInTheDocument();
  });
});
