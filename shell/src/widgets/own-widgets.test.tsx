import { calls } from '@phila/contract/calls';
import { answer } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import { registryOf } from '../testing/declarations.ts';
import { drawPage, renderShell } from '../testing/render-shell.tsx';
import { FakeSocket, headline, useFakeSockets } from '../news/testing.ts';

const registry = registryOf({
  name: 'pages',
  title: 'Pages',
  owner: 'Squad',
  platform: '^1.0.0',
  routes: [
    { path: '/', page: 'landing', layout: 'public', access: 'anyone', title: 'Home' },
    { path: '/dashboard', page: 'dashboard', layout: 'portal', access: 'person', title: 'My Dashboard' },
    { path: '/vouchers', page: 'vouchers', layout: 'portal', access: 'person', title: 'My Vouchers' },
  ],
});

beforeEach(() => useFakeSockets());

it('the dashboard alone has the weather, in its slot, once, and does not ask where the person is', async () => {
  renderShell({ path: '/dashboard', registry, answers: [answer(calls.details.contactDetails, null)] });
  drawPage(
    '<div data-slot="landing"></div><div data-slot="dashboard" id="here"></div><div data-slot="dashboard"></div>',
  );
  const panel = await screen.findByRole('region', { name: 'Weather' });
  expect(document.querySelector('#here')).toContainElement(panel);
  expect(screen.getAllByRole('region', { name: 'Weather' })).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Show the weather where I am' })).toBeInTheDocument();
  expect(screen.queryByText('Geolocation is not supported by this browser.')).not.toBeInTheDocument();
  drawPage('<p>Elsewhere</p>');
  expect(screen.queryByRole('region', { name: 'Weather' })).not.toBeInTheDocument();
});

it('the news is under the header of the dashboard, and not of other pages', async () => {
  const { unmount } = renderShell({ path: '/dashboard', registry });
  await screen.findByRole('button', { name: 'Your account' });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  act(() => FakeSocket.last.says(headline(1)));
  expect(await screen.findByRole('region', { name: 'News' })).toHaveTextContent('Headline 1');
  unmount();
  renderShell({ path: '/vouchers', registry });
  await screen.findByRole('button', { name: 'Your account' });
  expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument();
});
