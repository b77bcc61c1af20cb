import { navigate, usePageActions } from '@phila/platform';
import { outlet, PlatformProviders } from '@phila/platform/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage, renderShell, withWidth } from '../testing/render-shell.tsx';
import { everything, registryOf, without } from '../testing/declarations.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the outlet', () => {
  it('is the same element, with the same page in it, through every layout', async () => {
    renderShell({ path: '/' });
    const element = outlet();
    drawPage('<h1>Home</h1><input aria-label="Typed">');
    await userEvent.type(screen.getByLabelText('Typed'), 'kept');
    const removed = jest.fn();
    const observer = new MutationObserver((changes) => {
      if (changes.some((change) => [...change.removedNodes].some((node) => node.contains(element))))
        removed();
    });
    observer.observe(document.body, { childList: true, subtree: true });

    for (const [path, landmark] of [
      ['/details/banking', 'complementary'],
      ['/', 'contentinfo'],
      ['/sign-out', 'complementary'],
    ] as const) {
      act(() => navigate(path));
      await screen.findByRole(landmark);
      expect(outlet()).toBe(element);
      expect(element.isConnected).toBe(true);
    }
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    observer.disconnect();
    expect(removed).not.toHaveBeenCalled();
  });
});

describe('the public layout', () => {
  it('has the whole footer of the specification', async () => {
    renderShell({ path: '/', signedIn: false });
    const useful = within(await screen.findByRole('navigation', { name: 'Useful Links' }));
    const paia = useful.getByRole('link', { name: 'PAIA Manual' });
    expect(paia).toHaveAttribute('download');
    expect(paia).toHaveAttribute('href', '/files/paia-manual.pdf');
    expect(useful.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacyPolicy');
    expect(useful.getByRole('link', { name: 'Terms and Conditions' })).toBeInTheDocument();
    const anchors = within(screen.getByRole('navigation', { name: 'Products & Services' }));
    expect(anchors.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Services',
      'Offers',
      'Products',
      'Learning',
      'Financial Tools',
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of [/^LinkedIn/, /^Facebook/, /^YouTube/, /^Subscribe/, /Open the map/])
      expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(footer.queryByRole('link', { name: /Instagram/ })).not.toBeInTheDocument();
    expect(footer.getByRole('link', { name: '010 123 4567' })).toHaveAttribute('href', 'tel:+27101234567');
    expect(footer.getByRole('link', { name: 'support@phila.example' })).toBeInTheDocument();
    expect(footer.getByText(/^© \d{4} /)).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('offers the way in to visitors, and their pages to everyone else', async () => {
    const { unmount } = renderShell({ path: '/', signedIn: false });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up');
    unmount();
    renderShell({ path: '/' });
    expect(await screen.findByRole('link', { name: 'My account' })).toHaveAttribute('href', '/dashboard');
  });

  it('fetches the portal once the page of a signed-in person is there, and nothing for a visitor', async () => {
    jest.useFakeTimers();
    const after = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
    const preload = jest.fn();
    let isComing = true;
    const remotes = { preload, isComing: () => isComing };
    const { unmount } = renderShell({ path: '/', remotes });
    await after(2_000);
    expect(screen.getByRole('link', { name: 'My account' })).toBeInTheDocument();
    expect(preload).not.toHaveBeenCalled();
    isComing = false;
    await after(2_000);
    expect(preload.mock.calls).toEqual([['/dashboard', 'prefetch']]);
    unmount();

    renderShell({ path: '/', signedIn: false, remotes });
    await after(2_000);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it('has a slide-in menu and a products menu on a phone', async () => {
    withWidth(375);
    const user = userEvent.setup();
    renderShell({ path: '/', signedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    const services = menu.getByRole('button', { name: 'SERVICES' });
    expect(menu.queryByRole('link', { name: 'Wealth Creation' })).not.toBeInTheDocument();
    await user.click(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { name: 'Wealth Creation' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Products' }));
    const products = within(screen.getByRole('dialog', { name: 'Products' }));
    expect(products.getAllByRole('link')).toHaveLength(8);
    await user.click(products.getByRole('link', { name: 'Funeral Policy' }));
    await waitFor(() => expect(window.location.pathname).toBe('/funeralPolicy'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the centred layout', () => {
  it('shows the logo, and hides it on the last two authentication pages', async () => {
    renderShell({ path: '/sign-in', signedIn: false });
    expect(screen.getByRole('img', { name: 'Phila' })).toBeInTheDocument();
    act(() => navigate('/choose-account'));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Phila' })).not.toBeInTheDocument());
    act(() => navigate('/sync-account'));
    await waitFor(() => expect(document.title).toBe('Sync account · Phila'));
    expect(screen.queryByRole('img', { name: 'Phila' })).not.toBeInTheDocument();
  });
});

describe('the portal', () => {
  it('has header, breadcrumb, navigation, side panel and action bar', async () => {
    renderShell({ path: '/details/personal/contact' });
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByText('Thandi', { selector: 'span' })).toBeInTheDocument();
    expect(header.getByText('Welcome back')).toBeInTheDocument();
    expect(header.getByRole('link', { name: '010 123 4567' })).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'support@phila.example' })).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'My Details',
      'Personal',
      'Contact',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')).toHaveLength(8);
    const panel = within(screen.getByRole('complementary', { name: 'Side panel' }));
    expect(panel.getByRole('link', { name: 'Fast Track my details' })).toHaveAttribute(
      'href',
      '/details/overview',
    );
    // Draws no bar for a page without actions, and no steps like a wizard's.
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('has no breadcrumb where a page stands under no other, and says an order by its own title', async () => {
    const orders = registryOf({
      name: 'orders',
      title: 'Orders',
      owner: 'Squad of the fixtures',
      platform: '^1.0.0',
      routes: [
        { path: '/orders', page: 'orders', layout: 'portal', access: 'person', title: 'My Orders' },
        { path: '/orders/:orderId', page: 'order', layout: 'portal', access: 'person', title: 'Order' },
      ],
    });
    renderShell({ path: '/orders', registry: orders });
    await screen.findByText('Thandi', { selector: 'span' });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();

    act(() => navigate('/orders/7'));
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByText('Order')).toHaveAttribute('aria-current', 'page');
    document.title = 'Order ORD-2026-000003 · Phila';
    expect(await trail.findByText('Order ORD-2026-000003')).toHaveAttribute('aria-current', 'page');
    expect(trail.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  });

  it('shows the pages of a tab that has several, by press and by key', async () => {
    const user = userEvent.setup();
    renderShell({ path: '/details/personal/contact' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Sections of My Details' }));
    expect(tabs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Overview',
      'Personal',
      'Passports and Permits',
      'Banking',
      'Tax',
    ]);
    const personal = tabs.getByRole('button', { name: 'Personal' });
    expect(personal).toHaveAttribute('aria-expanded', 'false');
    await user.click(personal);
    expect(personal).toHaveAttribute('aria-expanded', 'true');
    expect(tabs.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Next of Kin' }));
    await waitFor(() => expect(window.location.pathname).toBe('/details/personal/next-of-kin'));
    expect(personal).toHaveAttribute('aria-expanded', 'false');

    act(() => personal.focus());
    await user.keyboard('{Enter}');
    expect(tabs.getByRole('link', { name: 'Biographical' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(personal).toHaveFocus();
    expect(tabs.queryByRole('link', { name: 'Biographical' })).not.toBeInTheDocument();
    await user.click(personal);
    await user.click(document.body);
    expect(personal).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the way back by its name in place of tabs, where a page declares it', async () => {
    const page = { layout: 'portal', access: 'person', page: 'tried' } as const;
    const back = { to: '/offers', text: 'Back to My Offers' };
    const bought = registryOf({
      name: 'shop-vouchers',
      title: 'Shop and vouchers',
      owner: 'Platform squad',
      platform: '^1.0.0',
      routes: [
        { path: '/offers', title: 'My Offers', ...page },
        { path: '/offers/orders', title: 'My Orders', ...page },
        { path: '/offers/cart', title: 'Shopping Cart', back, ...page },
      ],
      navigation: [
        { menu: 'portal', label: 'My Offers', to: '/offers', icon: 'tag', order: 50 },
        {
          menu: 'portal',
          group: '/offers',
          label: 'My Orders',
          to: '/offers/orders',
          icon: 'list',
          order: 60,
        },
      ],
    });
    renderShell({ path: '/offers', registry: bought });
    expect(await screen.findByRole('navigation', { name: 'Sections of My Offers' })).toBeInTheDocument();
    act(() => navigate('/offers/cart'));
    const link = await screen.findByRole('link', { name: 'Back to My Offers' });
    expect(screen.queryByRole('navigation', { name: 'Sections of My Offers' })).not.toBeInTheDocument();
    await userEvent.click(link);
    await waitFor(() => expect(window.location.pathname).toBe('/offers'));
    expect(await screen.findByRole('navigation', { name: 'Sections of My Offers' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back to My Offers' })).not.toBeInTheDocument();
  });

  it('folds the side panel beside a wide table before it would beside another page', async () => {
    withWidth(1535);
    const { unmount } = renderShell({ path: '/wealth/net-wealth/assets-liabilities' });
    await userEvent.click(
      await within(screen.getByRole('main')).findByRole('button', { name: 'More actions' }),
    );
    const sheet = within(screen.getByRole('dialog', { name: 'More actions' }));
    expect(sheet.getByRole('button', { name: 'Attach File' })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Side panel' })).not.toBeInTheDocument();
    unmount();
    withWidth(1536);
    renderShell({ path: '/wealth/net-wealth/assets-liabilities' });
    expect(await screen.findByRole('complementary', { name: 'Side panel' })).toBeInTheDocument();
  });

  it('leaves side panel and action bar out on the dashboard', async () => {
    renderShell({ path: '/dashboard' });
    await screen.findByText('Thandi', { selector: 'span' });
    expect(screen.queryByRole('complementary', { name: 'Side panel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('offers Settings where a remote declares them, and always the way out', async () => {
    const user = userEvent.setup();
    const { unmount } = renderShell({ path: '/vouchers' });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    expect(screen.getByRole('button', { name: 'Upload profile image' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus();
    unmount();
    renderShell({ path: '/vouchers', registry: without('details') });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Sign Out' })[0]).toHaveAttribute('href', '/sign-out');
  });

  it('leads nowhere else from a page on which people finish one thing', async () => {
    const { unmount } = renderShell({ path: '/offers/cart' });
    expect(await screen.findByRole('button', { name: 'Quick links' })).toBeInTheDocument();
    unmount();
    renderShell({ path: '/offers/checkout' });
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quick links' })).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Side panel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument();
  });

  it('has a tab strip, a bar that folds and a sheet of actions on a phone', async () => {
    withWidth(375);
    const user = userEvent.setup();
    const onClick = jest.fn();
    const Acting = () => {
      usePageActions([{ text: 'Add an account', onClick, main: true }]);
      return null;
    };
    renderShell({ path: '/details/banking' });
    render(
      <PlatformProviders>
        <Acting />
      </PlatformProviders>,
      { container: outlet().appendChild(document.createElement('div')) },
    );
    const tabs = within(await screen.findByRole('navigation', { name: 'Sections of My Details' }));
    expect(tabs.getByRole('link', { name: 'Banking' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('complementary', { name: 'Side panel' })).not.toBeInTheDocument();

    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More actions' }));
    const sheet = within(screen.getByRole('dialog', { name: 'More actions' }));
    expect(sheet.getByRole('button', { name: 'Attach File' })).toBeInTheDocument();
    await user.keyboard('{Escape}');

    const bar = within(screen.getByRole('region', { name: 'Actions' }));
    expect(bar.queryByRole('link')).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Add an account' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Hide the action bar' }));
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the action bar' }));
    expect(screen.getByRole('region', { name: 'Actions' })).toBeInTheDocument();

    act(() => navigate('/dashboard'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Show the action bar' })).not.toBeInTheDocument();
  });
});

describe('the administration', () => {
  it('shows its own entries and the way back', async () => {
    renderShell({ path: '/admin/banner-management', administrator: true });
    const navigation = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(navigation.getByRole('link', { name: 'Banners' })).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', { name: 'Admin Panel' })).not.toHaveAttribute('aria-current');
    expect(navigation.getByRole('link', { name: 'My own pages' })).toHaveAttribute('href', '/dashboard');
  });

  it('has entries below a heading together, whichever remote they are of, and the others where their order says', async () => {
    const entry = { menu: 'admin', order: 1 } as const;
    const squad = registryOf({
      name: 'squad',
      title: 'Squad',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: ['home', 'a', 'b', 'c', 'd'].map((page) => ({
        path: `/admin/squad/${page}`,
        page,
        title: page,
        layout: 'admin',
        access: 'administrator',
      })),
      navigation: [
        { ...entry, label: 'Home', to: '/admin/squad/home' },
        { ...entry, label: 'A', to: '/admin/squad/a', group: 'Shop', order: 2 },
        { ...entry, label: 'B', to: '/admin/squad/b', order: 3 },
        { ...entry, label: 'C', to: '/admin/squad/c', group: 'Shop', order: 4 },
        // Shows the heading of a missing parent without a link.
        { ...entry, label: 'D', to: '/admin/squad/d', group: '/admin/missing', order: 5 },
      ],
    });
    renderShell({ path: '/admin/squad/c', administrator: true, registry: squad });
    const navigation = within(await screen.findByRole('navigation', { name: 'Administration' }));
    const texts = (place: Pick<typeof navigation, 'getAllByRole'>) =>
      place.getAllByRole('link').map(({ textContent }) => textContent);
    expect(texts(navigation)).toEqual(['Home', 'A', 'C', 'B', 'D', 'My own pages']);
    const shop = within(navigation.getByRole('list', { name: 'Shop' }));
    expect(texts(shop)).toEqual(['A', 'C']);
    expect(shop.getByRole('link', { name: 'C' })).toHaveAttribute('aria-current', 'page');
    expect(navigation.queryByText('/admin/missing')).not.toBeInTheDocument();
  });

  it('has the main action of a page below it on a phone, and no steps to other pages', async () => {
    withWidth(375);
    const onClick = jest.fn();
    const Acting = () => {
      usePageActions([{ text: 'Add a banner', onClick, main: true }]);
      return null;
    };
    renderShell({ path: '/admin/banner-management', administrator: true });
    render(
      <PlatformProviders>
        <Acting />
      </PlatformProviders>,
      { container: outlet().appendChild(document.createElement('div')) },
    );
    const bar = within(await screen.findByRole('region', { name: 'Actions' }));
    await userEvent.click(bar.getByRole('button', { name: 'Add a banner' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(bar.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('moving about', () => {
  it('titles the page and puts the focus on its heading', async () => {
    renderShell({ path: '/details/banking', registry: everything });
    drawPage('<h1>Banking</h1>');
    expect(document.title).toBe('Banking · Phila');
    expect(document.body).toHaveFocus();
    act(() => navigate('/details/tax'));
    await waitFor(() => expect(document.title).toBe('Tax · Phila'));
    expect(screen.getByRole('heading', { name: 'Banking' })).not.toHaveFocus();
    act(() => drawPage('<h1>Tax</h1>'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tax' })).toHaveFocus());
  });

  it('leaves the focus where the person has put it in the meantime', async () => {
    renderShell({ path: '/details/banking' });
    const avatar = await screen.findByRole('button', { name: 'Your account' });
    act(() => navigate('/details/tax'));
    await waitFor(() => expect(document.title).toBe('Tax · Phila'));
    act(() => avatar.focus());
    act(() => drawPage('<h1>Tax</h1>'));
    await act(async () => {});
    expect(avatar).toHaveFocus();
  });

  it('skips to the content without changing the address', async () => {
    const user = userEvent.setup();
    renderShell({ path: '/sign-in', signedIn: false });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
