import { renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenedPanel } from './opened-panel.tsx';
import { setOpened } from './opened-store.ts';

let mockFails = true;
jest.mock('../advice/advice-dialog.tsx', () => {
  if (mockFails) throw new Error('Loading chunk 7 failed');
  return { __esModule: true, default: () => <p>What is it about?</p> };
});
jest.mock('../shell-context.ts', () => ({ useShell: () => ({ pathname: '/wealth/overview' }) }));

it('says that the code of the advice dialog did not come, and opens it with Retry', async () => {
  renderWithPlatform(<OpenedPanel />);
  act(() => setOpened({ kind: 'advice' }));
  expect(await screen.findByRole('dialog', { name: 'This can’t be opened right now' })).toBeInTheDocument();
  mockFails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('What is it about?')).toBeInTheDocument();
});
