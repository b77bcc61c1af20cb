import { render, screen } from '@testing-library/react';
import { RoutedPages } from './routed-pages.tsx';

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
