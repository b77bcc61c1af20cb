import { clearFault, reportFault } from '@phila/platform/host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage, renderShell } from '../testing/render-shell.tsx';

describe('a page whose remote cannot be shown', () => {
  it('is named in its place with Retry, and comes back when the fault is gone', async () => {
    const user = userEvent.setup();
    const retry = jest.fn(async (name: string) => clearFault(name));
    renderShell({ path: '/details/banking', remotes: { retry } });
    drawPage('<p>Its page</p>');
    act(() => reportFault({ remote: 'details', kind: 'load', message: '503' }));
    const panel = within(screen.getByRole('main'));
    expect(panel.getByRole('heading', { name: 'Banking' })).toBeInTheDocument();
    expect(panel.getByRole('heading', { name: /^Banking can.t be shown/ })).toBeInTheDocument();
    // Hides the remote's name, because it means nothing to people.
    expect(panel.queryByText(/My Details/)).not.toBeInTheDocument();
    expect(screen.getByText('Its page')).not.toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledWith('details');
    expect(screen.getByText('Its page')).toBeVisible();
  });

  it('leaves other remotes’ pages alone', () => {
    renderShell({ path: '/career' });
    drawPage('<p>Its own page</p>');
    act(() => reportFault({ remote: 'details', kind: 'render', message: 'threw' }));
    expect(screen.getByText('Its own page')).toBeVisible();
  });
});

describe('a developer’s override', () => {
  it('that cannot be used says why, and that the released one is shown', async () => {
    renderShell({
      path: '/',
      signedIn: false,
      overrides: {
        remotes: ['details'],
        refusal: 'http://localhost:9101 serves travel, and not details.',
        stop: jest.fn(),
      },
    });
    expect(await screen.findByRole('region', { name: 'Developer override' })).toHaveTextContent(
      'You asked for your own build of details, which cannot be used, so this is the released one. http://localhost:9101 serves travel, and not details.',
    );
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  });

  it('is said for as long as it lasts', async () => {
    const stop = jest.fn();
    renderShell({ path: '/', signedIn: false, overrides: { remotes: ['career', 'details'], stop } });
    const banner = within(await screen.findByRole('region', { name: 'Developer override' }));
    expect(banner.getByText('career, details')).toBeInTheDocument();
    await userEvent.click(banner.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('an unknown address', () => {
  it('is said in the layout of its area', async () => {
    const { unmount } = renderShell({ path: '/nothing', signedIn: false });
    const heading = await screen.findByRole('heading', { level: 1, name: 'We can’t find this page' });
    expect(heading).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    unmount();
    renderShell({ path: '/offers/not/there' });
    expect(await screen.findByRole('link', { name: 'Go to my pages' })).toHaveAttribute('href', '/dashboard');
    expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  });
});
