import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, withWidth } from '../testing/render-shell.tsx';
import { AUTO_CLOSE } from '../overlays/auto-close.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the side drawer', () => {
  const open = async () => {
    renderShell({ path: '/details/banking' });
    const button = await screen.findByRole('button', { name: 'Menu with sections' });
    const drawer = button.closest('[data-open]') as HTMLElement;
    return { button, drawer };
  };
  const section = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Banking' });

  it('opens on hover, and closes after 5 seconds under a mouse that rests', async () => {
    const { drawer } = await open();
    jest.useFakeTimers();
    expect(section()).not.toBeInTheDocument();
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    expect(section()).toHaveAttribute('aria-current', 'page');
    pass(AUTO_CLOSE - 1);
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    pass(AUTO_CLOSE - 1);
    expect(section()).toBeInTheDocument();
    pass(1);
    expect(section()).not.toBeInTheDocument();
  });

  it('opens by its button, never closes under the focus, and closes by Escape', async () => {
    const { button, drawer } = await open();
    jest.useFakeTimers();
    act(() => button.focus());
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    pass(10 * AUTO_CLOSE);
    expect(section()).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(drawer).toHaveAttribute('data-open', 'false');
  });

  it('stays closed under a mouse that closed it, until that has left', async () => {
    const { button, drawer } = await open();
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    fireEvent.keyDown(button, { key: 'Escape' });
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    expect(drawer).toHaveAttribute('data-open', 'false');
    fireEvent.pointerLeave(drawer, { pointerType: 'mouse' });
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    expect(drawer).toHaveAttribute('data-open', 'true');
  });

  it('is not closed by the press of the mouse that has just opened it', async () => {
    const { button, drawer } = await open();
    fireEvent.pointerMove(drawer, { pointerType: 'mouse' });
    fireEvent.click(button);
    expect(drawer).toHaveAttribute('data-open', 'true');
  });
});

describe('the mobile drawer', () => {
  it('closes by itself 5 seconds after opening', async () => {
    withWidth(375);
    renderShell({ path: '/details/banking' });
    const menu = await screen.findByRole('button', { name: 'Menu' });
    jest.useFakeTimers();
    fireEvent.click(menu);
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'My Wealth' })).toBeInTheDocument();
    pass(AUTO_CLOSE - 1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the mobile drawer closes after a tap in it too', async () => {
  withWidth(375);
  renderShell({ path: '/details/banking' });
  const menu = await screen.findByRole('button', { name: 'Menu' });
  jest.useFakeTimers();
  fireEvent.click(menu);
  // Sends no leave event, as browsers don't when a drawer opens under the finger.
  fireEvent.pointerEnter(screen.getByRole('dialog', { name: 'Menu' }), { pointerType: 'touch' });
  fireEvent.pointerDown(screen.getByRole('dialog', { name: 'Menu' }), { pointerType: 'touch' });
  pass(AUTO_CLOSE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the widget drawer', () => {
  it('shows the first five quick links and closes on a press outside', async () => {
    const user = userEvent.setup();
    renderShell({ path: '/details/banking' });
    await user.click(await screen.findByRole('button', { name: 'Quick links' }));
    const drawer = screen.getByRole('dialog', { name: 'Quick links' });
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((tile) => tile.textContent),
    ).toEqual(['My Details', 'Documents', 'My CV', 'Net Wealth', 'Offers']);
    await user.click(drawer.parentElement as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
