import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useEscape } from './escape.ts';

const Panel = ({ name, children }: { name: string; children?: React.ReactNode }) => {
  const [isOpen, setOpen] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  useEscape(isOpen, place, () => setOpen(false));
  return (
    <div ref={place}>
      <button type="button" aria-expanded={isOpen}>
        {name}
      </button>
      {children}
    </div>
  );
};

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('Escape closes open panels one after the other, the innermost first', async () => {
  const around = jest.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div onKeyDown={around}>
      <Panel name="outer">
        <Panel name="inner" />
      </Panel>
    </div>,
  );
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'inner' }).focus();
  await user.keyboard('a');
  expect([isOpen('outer'), isOpen('inner')]).toEqual([true, true]);
  await user.keyboard('{Escape}');
  expect([isOpen('outer'), isOpen('inner')]).toEqual([true, false]);
  await user.keyboard('{Escape}');
  expect([isOpen('outer'), isOpen('inner')]).toEqual([false, false]);
  expect(around).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(around).toHaveBeenCalledTimes(2);
});
