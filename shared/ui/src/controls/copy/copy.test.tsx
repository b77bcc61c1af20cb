import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy } from './copy.tsx';

const { clipboard } = navigator;
const clipboardIs = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
afterEach(() => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true }));

it('copies the text and says so', async () => {
  const user = userEvent.setup();
  const writeText = jest.fn(() => Promise.resolve());
  clipboardIs(writeText);
  render(<Copy text="PHILA-1" what="voucher code" />);
  await user.click(screen.getByRole('button', { name: 'Copy voucher code' }));
  expect(writeText).toHaveBeenCalledWith('PHILA-1');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it('says that the browser refused', async () => {
  const user = userEvent.setup();
  clipboardIs(() => Promise.reject(new Error('Denied')));
  render(<Copy text="PHILA-1" what="voucher code" />);
  await user.click(screen.getByRole('button', { name: 'Copy voucher code' }));
  expect(await screen.findByText(/Could not copy/)).toBeInTheDocument();
});
