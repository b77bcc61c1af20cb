import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { loadLayout } from './layout-chunks.ts';

/** Navigates at once, while single-spa would report the new address only a moment later. */
const moveTo = (path: string): void =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new CustomEvent('single-spa:routing-event'));
  });

it('changes the chrome with the press when the code of the next one is here', async () => {
  renderShell({ path: '/' });
  await screen.findByRole('contentinfo');
  // Loads the layout, as hovering a link does.
  await act(() => loadLayout('portal'));
  moveTo('/details/banking');
  expect(screen.getByRole('complementary', { name: 'Side panel' })).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('keeps the chrome of the page before until the code of the next one is here', async () => {
  renderShell({ path: '/', administrator: true });
  await screen.findByRole('contentinfo');
  moveTo('/admin/banner-management');
  expect(document.title).toMatch(/^Banner management/);
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(await screen.findByRole('navigation', { name: 'Administration' })).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
