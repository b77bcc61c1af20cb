import type { SiteRegistry } from '@phila/contract/remote';
import { screen } from '@testing-library/react';
import { everything } from '../testing/declarations.ts';
import { renderShell } from '../testing/render-shell.tsx';

it('says that a withdrawn remote is away, and leads on to what still works', async () => {
  const registry: SiteRegistry = {
    ...everything,
    remotes: everything.remotes.filter(({ name }) => name !== 'wealth'),
    away: [{ path: '/wealth/*', title: 'My Wealth' }],
  };
  renderShell({ path: '/wealth/overview', registry });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'My Wealth is away just now' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/The address is right/)).toBeInTheDocument();
  expect(document.title).toMatch(/^My Wealth/);
  expect(screen.getByRole('link', { name: 'Go to my pages' })).not.toHaveAttribute('href', '/');
});
