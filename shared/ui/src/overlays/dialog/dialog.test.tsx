import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { Confirm } from './confirm.tsx';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';

const Page = ({ onClose = () => undefined }: { onClose?: () => void }) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {open && (
        <Dialog title="Edit Biographical Details" onClose={close}>
          <DialogBody>
            <input aria-label="First name" />
          </DialogBody>
          <DialogFoot>
            <button type="button">Save</button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
};

const opened = async (onClose?: () => void) => {
  const person = userEvent.setup();
  render(<Page {...(onClose ? { onClose } : {})} />);
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  return person;
};
const dialog = () => screen.getByRole('dialog', { name: 'Edit Biographical Details' });

describe('Dialog', () => {
  it('takes the focus, keeps it, and gives it back', async () => {
    const person = await opened();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await person.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('without a field has the focus on its heading, until the first field has come', async () => {
    const person = userEvent.setup();
    const Late = ({ come }: { come: boolean }) => (
      <Dialog title="Your files" onClose={() => undefined}>
        <DialogBody>
          <button type="button">Refresh</button>
          {come && <input aria-label="New name" />}
        </DialogBody>
      </Dialog>
    );
    const { rerender } = render(<Late come={false} />);
    expect(screen.getByRole('heading', { name: 'Your files' })).toHaveFocus();
    // Keeps Shift and Tab inside, although the heading precedes the first control.
    await person.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    act(() => screen.getByRole('heading').focus());
    rerender(<Late come />);
    await waitFor(() => expect(screen.getByLabelText('New name')).toHaveFocus());
  });

  it('that begins with a search has the focus on its heading, whatever fields follow', () => {
    render(
      <Dialog title="Your files" onClose={() => undefined}>
        <DialogBody>
          <input type="search" aria-label="Search" />
          <select aria-label="Order" />
        </DialogBody>
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Your files' })).toHaveFocus();
  });

  it('leaves the focus where the person has put it when a field comes', async () => {
    const Late = ({ come }: { come: boolean }) => (
      <Dialog title="Your files" onClose={() => undefined}>
        <DialogBody>{come && <input aria-label="New name" />}</DialogBody>
      </Dialog>
    );
    const { rerender } = render(<Late come={false} />);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    rerender(<Late come />);
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  describe('with a size of its own', () => {
    let height = 0;
    let bodyHeight = 0;
    let resized: () => void = () => undefined;
    const original = globalThis.ResizeObserver;
    beforeEach(() => {
      globalThis.ResizeObserver = class {
        constructor(heard: ResizeObserverCallback) {
          resized = () => heard([], this);
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      };
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
      jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => bodyHeight);
    });
    afterEach(() => {
      globalThis.ResizeObserver = original;
      jest.restoreAllMocks();
    });
    const least = () => dialog().style.getPropertyValue('--dialog-least');
    const fixed = () => dialog().style.getPropertyValue('--dialog-height');

    it('keeps the height that it has had, and scrolls rather than grows once it is used', async () => {
      await opened();
      height = 540;
      resized();
      expect(least()).toBe('540px');
      bodyHeight = 400;
      fireEvent.keyDown(screen.getByLabelText('First name'), { key: 'T' });
      expect(fixed()).toBe('540px');
      // Turns a phone, or resizes the window.
      fireEvent(window, new Event('resize'));
      expect([least(), fixed()]).toEqual(['', '']);
    });

    it('grows while it is too small to scroll in', async () => {
      await opened();
      height = 200;
      bodyHeight = 80;
      fireEvent.pointerDown(screen.getByLabelText('First name'));
      expect(fixed()).toBe('');
    });
  });

  it('ends above the keyboard of a phone', async () => {
    const view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
    await opened();
    const backdrop = dialog().parentElement as HTMLElement;
    expect(backdrop).toHaveStyle({ 'inset-block-end': '0px' });
    view.height = 468;
    view.dispatchEvent(new Event('resize'));
    expect(backdrop).toHaveStyle({ 'inset-block-end': '300px' });
    Reflect.deleteProperty(window, 'visualViewport');
  });

  it('closes by its cross and by the backdrop', async () => {
    const person = await opened();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.click(dialog().parentElement as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a press that began inside ends on the backdrop', async () => {
    await opened();
    const backdrop = dialog().parentElement as HTMLElement;
    fireEvent.pointerDown(screen.getByLabelText('First name'));
    fireEvent.click(backdrop);
    expect(dialog()).toBeInTheDocument();
  });

  it('leaves an Escape to the list that is open in it', async () => {
    const onClose = jest.fn();
    const person = await opened(onClose);
    const input = screen.getByLabelText('First name');
    input.setAttribute('aria-expanded', 'true');
    await person.click(input);
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('holds the page still while it is open', async () => {
    const person = await opened();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await person.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  describe("and the browser's Back", () => {
    /** Opens a page with another before it; an earlier test may have left entries. */
    const onPage = async () => {
      window.history.pushState(null, '', '/before');
      window.history.pushState(null, '', '/page');
    };
    const goBack = () => act(() => window.history.back());
    const left = () => waitFor(() => expect(window.location.pathname).toBe('/before'));

    it('closes by it, and the next Back leaves the page', async () => {
      await onPage();
      const onClose = jest.fn();
      await opened(onClose);
      goBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe('/page');
      goBack();
      await left();
    });

    it('costs no further press after dialogs were closed otherwise', async () => {
      await onPage();
      const person = await opened();
      await person.keyboard('{Escape}');
      await person.click(screen.getByRole('button', { name: 'Edit' }));
      await person.keyboard('{Escape}');
      expect(window.location.pathname).toBe('/page');
      goBack();
      await left();
    });

    it('answers the question in it first, and it stays where its owner wishes', async () => {
      await onPage();
      const Harness = () => {
        const [asking, setAsking] = useState(false);
        return (
          <Dialog title="Edit" onClose={() => setAsking(true)}>
            {asking && (
              <Confirm
                title="Discard?"
                confirm="Discard"
                cancel="Keep"
                onConfirm={() => undefined}
                onCancel={() => setAsking(false)}
              >
                Not saved yet.
              </Confirm>
            )}
          </Dialog>
        );
      };
      render(<Harness />);
      for (let times = 0; times < 2; times += 1) {
        goBack();
        expect(await screen.findByRole('alertdialog', { name: 'Discard?' })).toBeInTheDocument();
        goBack();
        await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
        expect(screen.getByRole('dialog', { name: 'Edit' })).toBeInTheDocument();
      }
      expect(window.location.pathname).toBe('/page');
    });

    it('leaves the page once two have closed at once', async () => {
      await onPage();
      const { unmount } = render(
        <Dialog title="Edit" onClose={() => undefined}>
          <Confirm
            title="Discard?"
            confirm="Discard"
            cancel="Keep"
            onConfirm={() => undefined}
            onCancel={() => undefined}
          >
            Not saved yet.
          </Confirm>
        </Dialog>,
      );
      unmount();
      expect(window.location.pathname).toBe('/page');
      goBack();
      await left();
    });

    it('leaves no history entry after closing by Back', async () => {
      await onPage();
      await opened();
      goBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      // Adds no entry without a press: browsers would skip the whole site.
      expect(window.history.state).toBeNull();
    });

    it('leaves it to the address where that says that it is open', async () => {
      await onPage();
      const steps = window.history.length;
      const onClose = jest.fn();
      const { unmount } = render(
        <Dialog title="Identity" inAddress onClose={onClose}>
          <p>Two files</p>
        </Dialog>,
      );
      expect(window.history.length).toBe(steps);
      goBack();
      await left();
      expect(onClose).not.toHaveBeenCalled();
      unmount();
    });

    it('comes back to the page from where closing it led', async () => {
      await onPage();
      const person = await opened(() => window.history.pushState(null, '', '/elsewhere'));
      await person.keyboard('{Escape}');
      expect(window.location.pathname).toBe('/elsewhere');
      goBack();
      await waitFor(() => expect(window.location.pathname).toBe('/page'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      goBack();
      await left();
    });

    it('passes over the entry of a dialog that was open when the page was reloaded', async () => {
      await onPage();
      window.history.pushState({ dialogs: ['of the page before'], depth: 1 }, '');
      await jest.isolateModulesAsync(async () => void (await import('./close-on-back.ts')));
      goBack();
      await waitFor(() => expect(window.location.pathname).toBe('/before'));
    });
  });

  it('keeps a press right after closing from the elements beneath', async () => {
    let end = () => undefined as void;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    const animate = jest.fn(() => ({ finished }) as unknown as Animation);
    Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: animate });
    const person = await opened();
    const before = document.body.children.length;
    await person.keyboard('{Escape}');
    // The dialog is gone, and the cover lies over the page.
    expect(document.body.children).toHaveLength(before);
    expect(document.body.lastElementChild).toHaveStyle({ position: 'fixed', inset: '0' });
    await act(async () => end());
    expect(document.body.children).toHaveLength(before - 1);
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });

  it('has no findings', async () => {
    await opened();
    expect(await findings(document.body)).toEqual([]);
  });
});

describe('Confirm', () => {
  it('asks with the harmless answer in focus, which Escape means too', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    render(
      <Confirm
        title="Discard your changes?"
        confirm="Discard"
        cancel="Keep editing"
        {...{ onConfirm, onCancel }}
      >
        What you typed will be lost.
      </Confirm>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
