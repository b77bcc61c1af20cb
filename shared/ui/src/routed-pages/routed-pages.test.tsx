import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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

    it('leaves the page to another remote that is waited for', async () => {
      const { go, isWaiting } = await show();
      // The router says that it has no such page.
      const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await go('/career');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(isWaiting()).toBe(false);
      quiet.mockRestore();
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
