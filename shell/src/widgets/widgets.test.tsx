import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleProps } from '../remotes-port.ts';
import { registryOf } from '../testing/declarations.ts';
import { drawPage, renderShell } from '../testing/render-shell.tsx';

const Cart = ({ area }: ModuleProps) => <a href="/offers/cart">Cart of {area}</a>;
const Image = ({ onClose }: ModuleProps) => (
  <section aria-label="Profile image">
    <button type="button" onClick={onClose}>
      Close it
    </button>
  </section>
);
const Broken = (): never => {
  throw new Error('Broken at render');
};

describe('widgets in the chrome', () => {
  it('come from the modules that remotes declare, and fail alone', async () => {
    const user = userEvent.setup();
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    let isMended = false;
    const loadModule = jest.fn(async () => ({ default: isMended ? Cart : Broken }));
    renderShell({ path: '/vouchers', remotes: { loadModule } });
    const header = within(await screen.findByRole('banner'));
    const retry = await header.findByRole('button', { name: 'Retry Cart' });
    expect(loadModule).toHaveBeenCalledWith('shop-vouchers', './cart-icon');
    expect(log).toHaveBeenCalledWith(
      'Remote shop-vouchers 1.0.0 threw in its module ./cart-icon:',
      expect.objectContaining({ message: 'Broken at render' }),
    );
    // Hides the cause from people who aren't developers.
    expect(screen.queryByText(/Broken at render/)).not.toBeInTheDocument();
    isMended = true;
    await user.click(retry);
    expect(await header.findByText('Cart of /vouchers')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it.each([
    ['throws', async () => ({ default: Broken }), 'Broken at render'],
    ['cannot be loaded', () => Promise.reject(new Error('503 for cart-icon.js')), '503 for cart-icon.js'],
  ])(
    'that %s tell a developer who overrides its remote the release, module and cause',
    async (_, loadModule, cause) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      renderShell({
        path: '/vouchers',
        remotes: { loadModule },
        overrides: { remotes: ['shop-vouchers'], stop: () => {} },
      });
      const header = within(await screen.findByRole('banner'));
      expect(await header.findByText(`shop-vouchers 1.0.0, ./cart-icon: ${cause}`)).toBeInTheDocument();
      jest.restoreAllMocks();
    },
  );

  it('of an overview leaves nothing to retry where it cannot be loaded: the page says it, and has its own', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const loadModule = jest.fn((_: string, module: string) =>
      module === './overview-ring' ? Promise.reject(new Error('503')) : Promise.resolve({ default: Cart }),
    );
    const { unmount } = renderShell({ path: '/details/overview', remotes: { loadModule } });
    expect(await screen.findByText('Cart of /details')).toBeInTheDocument();
    await waitFor(() => expect(loadModule).toHaveBeenCalledWith('details', './overview-ring'));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    unmount();
    // Shows a developer the cause.
    renderShell({
      path: '/details/overview',
      remotes: { loadModule },
      overrides: { remotes: ['details'], stop: () => {} },
    });
    expect(await screen.findByText('details 1.0.0, ./overview-ring: 503')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('in a dialog over the page is named on the console as well', async () => {
    const user = userEvent.setup();
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const loadModule = async (_: string, module: string) => ({
      default: module === './profile-image' ? Broken : Cart,
    });
    renderShell({ path: '/vouchers', remotes: { loadModule } });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(screen.getByRole('button', { name: 'Upload profile image' }));
    await screen.findByRole('dialog', { name: 'Upload profile image' });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        expect.stringMatching(/^Remote details .* threw in its module \.\/profile-image:$/),
        expect.objectContaining({ message: 'Broken at render' }),
      ),
    );
    jest.restoreAllMocks();
  });

  it('open from the avatar menu as dialogs over the page', async () => {
    const user = userEvent.setup();
    let tries = 0;
    let fail = (): void => undefined;
    const failing = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('503'));
    });
    const loadModule = async (_: string, module: string) => {
      if (module !== './profile-image') return { default: Cart };
      tries += 1;
      return tries === 1 ? failing : { default: Image };
    };
    renderShell({ path: '/vouchers', remotes: { loadModule } });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(screen.getByRole('button', { name: 'Upload profile image' }));
    const failed = within(await screen.findByRole('dialog', { name: 'Upload profile image' }));
    expect(failed.getByRole('status')).toHaveTextContent(/^Loading this dialog$/);
    fail();
    expect(await failed.findByText(/is part of My Details, which cannot be reached/)).toBeInTheDocument();
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Close it' }));
    expect(screen.queryByRole('region', { name: 'Profile image' })).not.toBeInTheDocument();
  });
});

describe('widgets within another remote’s page', () => {
  it('are drawn into the slot that the page leaves, and go with it', async () => {
    const registry = registryOf({
      name: 'public',
      title: 'Public',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: [{ path: '/', page: 'landing', layout: 'public', access: 'anyone', title: 'Home' }],
      widgets: [{ slot: 'landing', title: 'Offers', module: './offers', order: 1 }],
    });
    const Offers = () => <p>Offers of the week</p>;
    renderShell({
      path: '/',
      signedIn: false,
      registry,
      remotes: { loadModule: async () => ({ default: Offers }) },
    });
    drawPage('<h1>Home</h1><div data-slot="landing" id="here"></div>');
    const offers = await screen.findByText('Offers of the week');
    expect(offers.parentElement).toHaveAttribute('id', 'here');
    drawPage('<h1>Elsewhere</h1>');
    expect(offers).not.toBeInTheDocument();
  });
});
