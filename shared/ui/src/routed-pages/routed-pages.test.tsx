import { render, screen } from '@testing-library/react';
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
