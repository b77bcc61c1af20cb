import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AUTO_CLOSE } from './auto-close.ts';
import { Overlay } from './overlay.tsx';

const Example = ({ closesByItself = false }: { closesByItself?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Overlay label="Menu" from="left" onClose={() => setOpen(false)} closesByItself={closesByItself}>
          <button type="button">First</button>
          <a href="#last">Last</a>
        </Overlay>
      )}
    </>
  );
};

describe('a drawer', () => {
  it('takes the focus, keeps it and gives it back', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes with a press outside, not with one inside', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    const outside = dialog.parentElement as HTMLElement;
    await user.click(screen.getByRole('button', { name: 'First' }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(outside);
    expect(dialog).toBeInTheDocument();
    await user.click(outside);
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('closing by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const open = () => {
    render(<Example closesByItself />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.getByRole('dialog');
  };

  it('happens 5 seconds after opening, not sooner', () => {
    const dialog = open();
    pass(AUTO_CLOSE - 1);
    expect(dialog).toBeInTheDocument();
    pass(1);
    expect(dialog).not.toBeInTheDocument();
  });

  it('never happens under a focused control', () => {
    const dialog = open();
    act(() => screen.getByRole('button', { name: 'First' }).focus());
    pass(10 * AUTO_CLOSE);
    expect(dialog).toBeInTheDocument();
    act(() => dialog.focus());
    pass(AUTO_CLOSE);
    expect(dialog).not.toBeInTheDocument();
  });

  it('happens under a mouse that rests, and begins again while it moves', () => {
    const dialog = open();
    pass(AUTO_CLOSE - 1);
    fireEvent.pointerMove(dialog);
    pass(AUTO_CLOSE - 1);
    expect(dialog).toBeInTheDocument();
    pass(1);
    expect(dialog).not.toBeInTheDocument();
  });
});
