import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { IconButton } from './icon-button.tsx';

it('is called what it does, and does it', async () => {
  const onClick = jest.fn();
  const { container } = render(<IconButton icon="edit" label="Edit Thandi" hint="Edit" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Edit Thandi' });
  expect(button).toHaveAttribute('title', 'Edit');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await findings(container)).toEqual([]);
});

it('says whether it is pressed', () => {
  render(<IconButton icon="pause" label="Pause" aria-pressed />);
  expect(screen.getByRole('button', { name: 'Pause', pressed: true })).toBeInTheDocument();
});
