import { fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
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
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error', action: 'Retry' }]));
  mockFails = false;
  act(() => fake.pressNotice('Retry'));
  expect(await screen.findByText('What is it about?')).toBeInTheDocument();
});
