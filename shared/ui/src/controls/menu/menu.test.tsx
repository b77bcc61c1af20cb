import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { Menu } from './menu.tsx';

const onRename = jest.fn();
const onDelete = jest.fn();
const show = () =>
  render(
    <>
      <Menu
        label="Actions for cv.pdf"
        items={[
          { text: 'Rename', onSelect: onRename },
          { text: 'Move', onSelect: () => undefined, disabled: true },
          { text: 'Set expiry date', onSelect: () => undefined },
          { text: 'Delete', onSelect: onDelete, tone: 'danger' },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Actions for cv.pdf' });
const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => jest.clearAllMocks());

it('opens on the first action, and gives the focus back to its button once one is chosen', async () => {
  const { container } = show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(item('Rename')).toHaveFocus();
  expect(await findings(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(onRename).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('moves with arrows, Home, End and letters, past what is disabled, and round', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Rename')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Set expiry date')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Rename')).toHaveFocus();
  await userEvent.keyboard('s');
  expect(item('Set expiry date')).toHaveFocus();
});

it('does nothing for what is disabled', async () => {
  show();
  await userEvent.click(button());
  await userEvent.click(item('Move'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

it('closes by Escape, which nothing around it hears, and by a press elsewhere', async () => {
  const onKeyDown = jest.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => onKeyDown(key)}>
      <Menu label="Actions" items={[{ text: 'Rename', onSelect: onRename }]} />
      <button type="button">Elsewhere</button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('stays open while the page settles under it', async () => {
  show();
  await userEvent.click(button());
  document.dispatchEvent(new Event('scroll'));
  expect(item('Rename')).toHaveFocus();
});
