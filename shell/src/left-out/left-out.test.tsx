import { calls } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { declared, navigate, signIn, signOut } from '@phila/platform';
import { answer, fake } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import { entriesOf } from '../declarations/entries.ts';
import { everything } from '../testing/declarations.ts';
import { renderShell, thandisName } from '../testing/render-shell.tsx';
import { hiddenAt, leaveOut, withdraw } from './left-out.ts';

const copy = (): Registry => ({ ...everything, remotes: [...everything.remotes] });
const person = { signedIn: true, isAdministrator: false };
const labels = (registry: Registry) => entriesOf(registry, 'portal', person).map(({ label }) => label);

describe('leaveOut', () => {
  it('takes everything of a remote away, and puts it back', () => {
    const registry = copy();
    const before = labels(registry);
    expect(before).toContain('My Wealth');
    expect(leaveOut(registry, ['wealth', 'no such remote'])).toBe(true);
    expect(labels(registry)).not.toContain('My Wealth');
    expect(labels(registry)).toContain('My Career');
    expect(declared('navigation').some(({ to }) => /^\/wealth(\/|$)/.test(to))).toBe(false);
    expect(leaveOut(registry, ['wealth'])).toBe(false);
    expect(leaveOut(registry, [])).toBe(true);
    expect(labels(registry)).toEqual(before);
  });

  it('tells which remote would be at an address', () => {
    const registry = copy();
    expect(hiddenAt(registry, '/wealth')).toBeNull();
    leaveOut(registry, ['wealth']);
    expect(hiddenAt(registry, '/wealth')).toEqual({ title: 'My Wealth', reason: 'left out' });
    expect(hiddenAt(registry, '/nowhere')).toBeNull();
    expect(hiddenAt(registry, '/details')).toBeNull();
    withdraw(registry, ['details', 'wealth']);
    expect(hiddenAt(registry, '/details')).toEqual({ title: 'My Details', reason: 'withdrawn' });
    // Is still left out once it is back.
    withdraw(registry, []);
    expect(hiddenAt(registry, '/details')).toBeNull();
    expect(hiddenAt(registry, '/wealth')).toMatchObject({ reason: 'left out' });
  });
});

it('says of a withdrawn remote at once that it is away, on its page as well', async () => {
  const registry = copy();
  renderShell({ path: '/wealth', registry });
  act(() => withdraw(registry, ['wealth']));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'My Wealth is away just now' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/What you saved there is kept/)).toBeInTheDocument();
  act(() => withdraw(registry, []));
  await waitFor(() => expect(screen.queryByText(/is away just now/)).not.toBeInTheDocument());
});

describe('a person whose organisation goes without a remote', () => {
  const at = (osNo: number | null, remotesLeftOut: string[] = []) =>
    answer(calls.account.profileName, { ...thandisName, osNo, orgIdGuid: null, remotesLeftOut });
  const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

  it('sees nothing of it, is told so at its address, and sees it again with another profile', async () => {
    renderShell({ path: '/career', osNo: 7, registry: copy(), answers: [at(7, ['wealth'])] });
    await screen.findByText('Thandi', { selector: 'span' });
    await waitFor(() => expect(menu().queryByText('My Wealth')).not.toBeInTheDocument());
    expect(menu().getByText('My Career')).toBeInTheDocument();
    act(() => navigate('/wealth'));
    expect(await screen.findByRole('heading', { name: /does not use My Wealth$/ })).toBeInTheDocument();
    // Keeps the portal around it.
    expect(menu().getByText('My Career')).toBeInTheDocument();
    fake.answer(at(null));
    const token = `x.${btoa(JSON.stringify({ sub: 'thandi', exp: Date.now() / 1000 + 600 }))}.`;
    act(() => signIn({ accessToken: token, refreshToken: 'r' }));
    expect(await menu().findByText('My Wealth')).toBeInTheDocument();
  });

  it('leaves nothing behind for who signs in next', async () => {
    const registry = copy();
    renderShell({ path: '/career', osNo: 7, registry, answers: [at(7, ['wealth'])] });
    await waitFor(() => expect(labels(registry)).not.toContain('My Wealth'));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    await waitFor(() => expect(labels(registry)).toContain('My Wealth'));
    expect(Object.keys(localStorage).filter((key) => key.includes('left-out'))).toEqual([]);
  });
});
