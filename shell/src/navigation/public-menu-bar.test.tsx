import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

/** Stubs pointer events, because jsdom has none. */
globalThis.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
} as unknown as typeof PointerEvent;

const open = async () => {
  renderShell({ path: '/', signedIn: false });
  const services = await screen.findByRole('button', { name: 'SERVICES' });
  return { services, group: services.parentElement as HTMLElement };
};
const link = () => screen.queryByRole('link', { name: 'Wealth Creation' });

describe('a dropdown of the top navigation', () => {
  it('opens by hover, and closes a moment after the mouse left', async () => {
    const { services, group } = await open();
    jest.useFakeTimers();
    fireEvent.pointerEnter(group, { pointerType: 'mouse' });
    expect(link()).toBeVisible();
    expect(services).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(group, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(199));
    expect(link()).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(link()).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('stays when the mouse that opened it presses its button, and while a link in it has the focus', async () => {
    const { services, group } = await open();
    jest.useFakeTimers();
    fireEvent.pointerEnter(group, { pointerType: 'mouse' });
    fireEvent.click(services);
    expect(link()).toBeVisible();
    act(() => link()?.focus());
    fireEvent.pointerLeave(group, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(60_000));
    expect(link()).toBeVisible();
    jest.useRealTimers();
  });

  it('takes a finger by press alone', async () => {
    const { services, group } = await open();
    fireEvent.pointerEnter(group, { pointerType: 'touch' });
    expect(link()).not.toBeInTheDocument();
    fireEvent.click(services);
    expect(link()).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(link()).not.toBeInTheDocument();
  });

  it('is walked by keyboard', async () => {
    const user = userEvent.setup();
    const { services } = await open();
    act(() => services.focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(link()).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'My Career' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(services).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(link()).not.toBeInTheDocument();
    expect(services).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(link()).toBeVisible();
    await user.tab();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(link()).not.toBeInTheDocument();
  });

  it('closes once a link was chosen', async () => {
    const user = userEvent.setup();
    const { services } = await open();
    await user.click(services);
    await user.click(screen.getByRole('link', { name: 'Wealth Creation' }));
    await waitFor(() => expect(window.location.pathname).toBe('/wealthCreation'));
    expect(link()).not.toBeInTheDocument();
  });

  it('opens other sites in a new tab, and says so', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'LEARNING' }));
    const dashboard = screen.getByRole('link', { name: 'Dashboard (opens in a new tab)' });
    expect(dashboard).toHaveAttribute('target', '_blank');
    expect(dashboard).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'HOME' }),
    ).toHaveAttribute('aria-current', 'page');
  });
});

describe('a link to a section', () => {
  it('scrolls there 100 ms after the page is shown', async () => {
    await open();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const section = document.createElement('section');
    section.id = 'values';
    document.body.append(section);
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'ABOUT US' }));
      fireEvent.click(screen.getByRole('link', { name: 'Our Values' }));
      await act(() => jest.advanceTimersByTimeAsync(99));
      expect(scrolled).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(scrolled).toHaveBeenCalledTimes(1);
      expect(window.location.href).toMatch(/\/contactUs#values$/);
    } finally {
      jest.useRealTimers();
      section.remove();
    }
  });
});
