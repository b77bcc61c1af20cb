import { usePageActions, useSidePanelActions } from '@phila/platform';
import { outlet, PlatformProviders } from '@phila/platform/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleProps } from '../remotes-port.ts';
import { renderShell } from '../testing/render-shell.tsx';

describe('actions added by pages', () => {
  it('stands in the side panel and the action bar while they are shown', async () => {
    const user = userEvent.setup();
    const printed = jest.fn();
    const added = jest.fn();
    const Page = () => {
      useSidePanelActions([{ text: 'Print', toolTip: 'Print this page', icon: 'print', onClick: printed }]);
      usePageActions([
        { text: 'Add account', onClick: added },
        { text: 'Save', onClick: added, busy: true },
        // Main action; a wide page shows it beside the heading.
        { text: 'Edit', onClick: added, main: true },
      ]);
      return null;
    };
    renderShell({ path: '/details/banking' });
    const panel = within(await screen.findByRole('complementary', { name: 'Side panel' }));
    const page = render(
      <PlatformProviders>
        <Page />
      </PlatformProviders>,
      { container: outlet().appendChild(document.createElement('div')) },
    );
    const print = panel.getByRole('button', { name: 'Print' });
    expect(print).toHaveAttribute('title', 'Print this page');
    await user.click(print);
    expect(printed).toHaveBeenCalledTimes(1);
    await user.click(
      within(screen.getByRole('region', { name: 'Actions' })).getByRole('button', { name: 'Add account' }),
    );
    expect(added).toHaveBeenCalledTimes(1);
    const busy = within(screen.getByRole('region', { name: 'Actions' })).getByRole('button', {
      name: 'Save',
    });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    expect(added).toHaveBeenCalledTimes(1);
    act(() => page.unmount());
    expect(panel.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add account' })).not.toBeInTheDocument();
  });
});

describe('a declared button', () => {
  it('opens the module of its remote for the area it was pressed in', async () => {
    const user = userEvent.setup();
    const loadModule = jest.fn(async () => ({ default: ({ area }: ModuleProps) => <p>Into {area}</p> }));
    renderShell({ path: '/wealth/overview', remotes: { loadModule } });
    await user.click(await screen.findByRole('button', { name: 'Attach File' }));
    expect(await screen.findByText('Into /wealth', { ignore: 'header p' })).toBeInTheDocument();
    expect(loadModule).toHaveBeenCalledWith('details', './attach-file');
  });

  it('keeps what it opened, with what was typed there, as the window becomes narrow', async () => {
    const user = userEvent.setup();
    let width = 1280;
    const listeners = new Set<() => void>();
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          get matches() {
            return width < 16 * Number(/width < ([\d.]+)em/.exec(query)?.[1] ?? 0);
          },
          addEventListener: (_: string, listener: () => void) => listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
        }) as unknown as MediaQueryList,
    );
    const loadModule = jest.fn(async (_remote: string, module: string) => ({
      default: () => (module === './attach-file' ? <input aria-label="What is it about?" /> : null),
    }));
    renderShell({ path: '/wealth/overview', remotes: { loadModule } });
    await user.click(await screen.findByRole('button', { name: 'Attach File' }));
    await user.type(await screen.findByLabelText('What is it about?'), 'my policy');
    act(() => {
      width = 320;
      for (const listener of listeners) listener();
    });
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Side panel' })).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('What is it about?')).toHaveValue('my policy');
  });
});
