import { navigate, signIn, signOut, store } from '@phila/platform';
import { fake } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import { drawPage, renderShell, thandi } from '../testing/render-shell.tsx';
import { registryOf, without } from '../testing/declarations.ts';

/** A token as the fake makes it, for somebody who signs in during the test. */
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

  it('waits while an expired session is being taken up again, and shows nothing meanwhile', async () => {
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
    // As single-spa does it: the address is another, and the page hears of that once the remote is gone.
    History.prototype.pushState.call(window.history, null, '', '/');
    await act(() => signOut());
    expect(address()).toBe('/');
  });

  it('keeps administration to administrators', async () => {
    renderShell({ path: '/admin/banner-management' });
    await waitFor(() => expect(address()).toBe('/dashboard'));
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
