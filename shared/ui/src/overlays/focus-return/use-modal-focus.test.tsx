import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { useModalFocus } from './use-modal-focus.ts';

const Box = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const box = useRef<HTMLElement>(null);
  useModalFocus(box, (element) => element.focus());
  return (
    <section ref={box} aria-label={name} tabIndex={-1}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
};

/** Presses as soon as the box is visible, before React's effects run. */
const QuickPress = () => {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Close' }).focus(), []);
  return null;
};

const Page = ({ isQuick = false }: { isQuick?: boolean }) => {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Open
      </button>
      {open === 'first' && <Box name="First" onClose={() => setOpen(isQuick ? null : 'second')} />}
      {open === 'second' && <Box name="Second" onClose={() => setOpen(null)} />}
      {open !== null && isQuick && <QuickPress />}
    </>
  );
};

const opened = async (page: React.ReactNode) => {
  const person = userEvent.setup();
  render(page);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  return person;
};

it('gives the focus back through a box that takes the place of another', async () => {
  const person = await opened(<Page />);
  expect(screen.getByRole('region', { name: 'First' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Second' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('leaves the focus to a press that comes before its effect, and gives it back all the same', async () => {
  const person = await opened(<Page isQuick />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
