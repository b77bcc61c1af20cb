import { calls } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/remote';
import { CallError, navigate, send, signIn, signOut, store } from '@phila/platform';
import { answer, fake } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage, renderShell, thandi, thandisName } from '../testing/render-shell.tsx';
import { registryOf, without } from '../testing/declarations.ts';

/** Signs a fake token, for people who sign in during the test. */
const token = (claims: object) =>
  `x.${btoa(JSON.stringify({ sub: 'somebody', exp: Math.floor(Date.now() / 1000) + 600, ...claims }))}.`;
const arrive = (claims: object = {}) => act(() => signIn({ accessToken: token(claims), refreshToken: 'r' }));

const address = (): string => {
  const { pathname, search, hash } = fake.place();
  return `${pathname}${search}${hash}`;
};
const restoring = (payload: boolean) =>
  act(() => void store.dispatch({ type: 'session/restoringChanged', payload }));

describe('the guard', () => {
  it('remembers where a visitor wanted to go and takes them there after signing in', async () => {
    renderShell({ path: '/details/banking?row=3#top', signedIn: false, answers: [thandi] });
    await waitFor(() => expect(address()).toBe('/sign-in'));
    arrive();
    await waitFor(() => expect(address()).toBe('/details/banking?row=3#top'));
  });

  it('goes to the first page of the portal after signing in without an origin', async () => {
    renderShell({ path: '/sign-in', signedIn: false, answers: [thandi] });
    arrive();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('goes to whatever portal page is first while there is no dashboard', async () => {
    renderShell({ path: '/sign-in', signedIn: false, answers: [thandi], registry: without('details') });
    arrive();
    await waitFor(() => expect(address()).toBe('/career'));
  });

  it('shows nothing while an expired session is being taken up again', async () => {
    renderShell({ path: '/', signedIn: false });
    restoring(true);
    act(() => navigate('/details/banking'));
    drawPage('<h1>Secrets</h1>');
    await waitFor(() => expect(document.title).toBe('Banking · Phila'));
    expect(screen.getByText('Secrets')).not.toBeVisible();
    expect(address()).toBe('/details/banking');
    restoring(false);
    await waitFor(() => expect(address()).toBe('/sign-in'));
  });

  it('does not redirect a person who has left the page already when the session ends', async () => {
    renderShell({ path: '/details/banking', answers: [thandi] });
    await screen.findByText('Thandi', { selector: 'span' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    // Changes the address first and tells the page later, as single-spa does once the remote is gone.
    History.prototype.pushState.call(window.history, null, '', '/');
    await act(() => signOut());
    expect(address()).toBe('/');
  });

  it('keeps administration to administrators', async () => {
    renderShell({ path: '/admin/banner-management' });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  const withRoles = (...permissions: Permission[]) =>
    answer(calls.account.profileName, { ...thandisName, permissions });

  it('admits people with the page’s permission, once it is known', async () => {
    renderShell({ path: '/admin/shop-orders', answers: [withRoles('shop.orders.read')] });
    drawPage('<h1>Every order</h1>');
    expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('Every order')).toBeVisible());
    expect(address()).toBe('/admin/shop-orders');
    const links = await screen.findAllByRole('link', { name: 'Orders' });
    expect(links.length).toBeGreaterThan(0);
  });

  it('shows no page of administration, which would make calls, before its code was given', async () => {
    let needsFactor = true;
    renderShell({
      path: '/admin/shop-orders',
      answers: [
        answer(calls.account.profileName, () => ({
          ...thandisName,
          permissions: ['shop.orders.read'],
          ...(needsFactor ? { needsFactor } : {}),
        })),
        answer(calls.factor.secondFactor, {
          factors: [
            {
              id: '01910000-0000-7000-8000-00000000000a',
              kind: 'app',
              name: 'App for codes',
              createdAt: '2026-11-20T08:00:00.000Z',
              lastUsedAt: null,
            },
          ],
          recoveryCodes: 10,
          isGiven: false,
          takesPasskeys: false,
        }),
        answer(calls.factor.giveFactor, () => {
          needsFactor = false;
          return { accessToken: token({ sub: 'somebody' }) };
        }),
      ],
    });
    drawPage('<h1>Every order</h1>');
    // Draws the chrome before the person has given the code.
    await screen.findAllByRole('link', { name: 'Orders' });
    const asked = await screen.findByRole('dialog', { name: 'Enter a code to open the Admin Panel' });
    expect(screen.getByText('Every order')).not.toBeVisible();
    expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    const person = userEvent.setup();
    await person.type(within(asked).getByLabelText('Code'), '123456');
    await person.click(within(asked).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText('Every order')).toBeVisible());
    expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    // Keeps the open page, with anything typed, when the service requires the code again.
    needsFactor = true;
    await act(() => send(calls.account.profileName, {}));
    expect(screen.getByText('Every order')).toBeVisible();
  });

  it('names the missing right to people with other rights, and shows them nothing of the page', async () => {
    renderShell({ path: '/admin/shop-orders', answers: [withRoles('shop.catalogue.read')] });
    drawPage('<h1>Every order</h1>');
    expect(await screen.findByRole('heading', { name: 'You may not open this page' })).toBeVisible();
    expect(
      screen.getByText('You need the right to see every order. An administrator can give it to you.'),
    ).toBeVisible();
    expect(screen.getByText('Every order')).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my pages' })).toHaveAttribute('href', '/dashboard');
    expect(address()).toBe('/admin/shop-orders');
  });

  it('offers Retry if the permissions could not be read', async () => {
    const failing = answer(calls.account.profileName, () => {
      throw new CallError(503, 'The service is busy.');
    });
    renderShell({ path: '/admin/shop-orders', answers: [failing] });
    drawPage('<h1>Every order</h1>');
    const again = await screen.findByRole('button', { name: /Retry/ });
    expect(screen.getByText('Every order')).not.toBeVisible();
    fake.answer(withRoles('shop.orders.read'));
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('Every order')).toBeVisible());
  });

  it('closes the page once the person’s role is revoked', async () => {
    renderShell({ path: '/admin/shop-orders', answers: [withRoles('shop.orders.read')] });
    drawPage('<h1>Every order</h1>');
    await waitFor(() => expect(screen.getByText('Every order')).toBeVisible());
    fake.answer(
      withRoles(),
      answer(calls.shop.adminOrders, () => {
        throw new CallError(403, 'You need the right to see every order.');
      }),
    );
    await act(() => send(calls.shop.adminOrders, { query: {} }).catch(() => undefined));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('shows the link to the Admin Panel to all people who look after something', async () => {
    renderShell({ path: '/details/banking', answers: [withRoles('shop.orders.read')] });
    expect((await screen.findAllByRole('link', { name: 'Admin Panel' }))[0]).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it('lets administrators in and shows them their link', async () => {
    renderShell({ path: '/details/banking', administrator: true });
    const links = await screen.findAllByRole('link', { name: 'Admin Panel' });
    expect(links[0]).toHaveAttribute('href', '/admin');
  });

  it('shows the link to administrators alone, and only where there are such pages', async () => {
    const { unmount } = renderShell({ path: '/details/banking' });
    await screen.findByText('Thandi', { selector: 'span' });
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
    unmount();
    renderShell({ path: '/details/banking', administrator: true, registry: without('admin') });
    await screen.findByText('Thandi', { selector: 'span' });
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
  });

  it('does nothing where nothing is declared', async () => {
    renderShell({ path: '/details/banking', signedIn: false, registry: registryOf() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('can’t find this page');
  });
});
