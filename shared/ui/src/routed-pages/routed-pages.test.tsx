import { renderWithPlatform } from '@phila/platform/fake';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, type ReactNode } from 'react';
import { CurrentRoute, useParams, useSearchParams } from './route.ts';
import { routedApp, RoutedPages } from './routed-pages.tsx';

const route = (path: string, page: string) =>
  ({ path, page, layout: 'portal', access: 'person', title: page }) as const;

const at = (path: string) => window.history.replaceState(null, '', path);

describe('RoutedPages', () => {
  it('shows the page that the declaration names for the address', async () => {
    at('/details/banking');
    render(
      <RoutedPages
        declaration={{ routes: [route('/details/tax', 'tax'), route('/details/banking', 'banking')] }}
        pages={{
          tax: async () => ({ default: () => <p>Tax page</p> }),
          banking: async () => ({ default: () => <p>Banking page</p> }),
        }}
      />,
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
      at('/details/tax');
      let bring = (): void => undefined;
      const code = new Promise<{ default: () => ReactNode }>((resolve) => {
        bring = () => resolve({ default: () => <p>Banking page</p> });
      });
      const { container } = render(
        <RoutedPages
          declaration={{ routes: [route('/details/tax', 'tax'), route('/details/banking', 'banking')] }}
          pages={{ tax: async () => ({ default: () => <p>Tax page</p> }), banking: () => code }}
        />,
      );
      await act(() => jest.advanceTimersByTimeAsync(300));
      const go = (path: string) =>
        act(async () => {
          window.history.pushState(null, '', path);
          window.dispatchEvent(new PopStateEvent('popstate'));
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

    it('comes back to the one before for whoever goes back', async () => {
      const { go, isWaiting } = await show();
      await go('/details/banking');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      await go('/details/tax');
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect([screen.queryByText('Tax page') !== null, isWaiting()]).toEqual([true, false]);
    });

    it('keeps a page whose next address takes long to draw', async () => {
      at('/documents');
      const never = new Promise<never>(() => undefined);
      const Folders = () => {
        const { pathname } = use(CurrentRoute);
        if (pathname !== '/documents') use(never);
        return <input aria-label="Search" />;
      };
      render(
        <RoutedPages
          declaration={{ routes: [route('/documents/*', 'folders')] }}
          pages={{ folders: async () => ({ default: Folders }) }}
        />,
      );
      await act(() => jest.advanceTimersByTimeAsync(300));
      const field = screen.getByLabelText('Search');
      await act(async () => {
        window.history.pushState(null, '', '/documents/wealth');
        window.dispatchEvent(new PopStateEvent('popstate'));
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
    at('/details');
    const steps = window.history.length;
    render(
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
    );
    expect(await screen.findByText('Tax page')).toBeInTheDocument();
    expect([window.location.pathname, window.history.length]).toEqual(['/details/tax', steps]);
  });

  it('tells a squad which page is missing', () => {
    at('/details/tax');
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(<RoutedPages declaration={{ routes: [route('/details/tax', 'tax')] }} pages={{}} />),
    ).toThrow('remote.ts names the page tax for /details/tax, which src/pages.ts does not have');
    quiet.mockRestore();
  });
});

describe('what a page reads of its address', () => {
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

  it('are the parts that its path names, and what stands behind the question mark', async () => {
    show('/shop/a%20b/%E0%A4%A/?page=3#top');
    expect(await screen.findByText('a b %E0%A4%A 3')).toBeInTheDocument();
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
    expect(window.history.state).toEqual({ dialogs: ['d'] });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('1 x 2')).toBeInTheDocument();
    expect([window.location.search, window.history.length]).toEqual(['?page=2', steps + 1]);
  });
});

describe('routedApp', () => {
  it('has the page of the address before it is drawn, and no other', async () => {
    at('/details/banking');
    const tax = jest.fn(async () => ({ default: () => <p>Tax page</p> }));
    const App = routedApp(
      { routes: [route('/details/*', 'tax'), route('/details/banking', 'banking')] },
      { tax, banking: async () => ({ default: () => <p>Banking page</p> }) },
    );
    await App.ready?.();
    render(<App />);
    expect(screen.getByText('Banking page')).toBeInTheDocument();
    expect(tax).not.toHaveBeenCalled();
  });
});
