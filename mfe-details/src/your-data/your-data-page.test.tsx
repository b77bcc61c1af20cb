import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import YourDataPage from './your-data-page.tsx';

const { exportLink } = calls.personalData;
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';
const at = (
  path: string,
  link = answer(exportLink, { size: 2_400_000, availableUntil: '2026-11-22T12:00:00.000Z' }),
) => renderWithPlatform(<YourDataPage />, { path, signedIn: false, answers: [link] });

it('offers the file, and keeps the token out of the address', async () => {
  at(`/your-data#token=${token}`);
  expect(await screen.findByRole('link', { name: 'Download (2.4 MB)' })).toHaveAttribute(
    'href',
    `/api/v1/Account/export/${token}`,
  );
  expect(fake.sent(exportLink)).toEqual([{ params: { token } }]);
  expect(window.location.hash).toBe('');
});

it('looks again on coming back to the tab: a newer copy may have been asked for', async () => {
  at(`/your-data#token=${token}`);
  expect(await screen.findByRole('link', { name: /^Download/ })).toBeInTheDocument();
  fake.answer(
    answer(exportLink, () => {
      throw new CallError(404, 'This link has run out.');
    }),
  );
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('This link has run out.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
});

it('says that a link has run out, and where to ask again', async () => {
  const words =
    'This link has run out, is not complete, or a newer copy was asked for. You can ask again in Settings.';
  at(
    `/your-data#token=${token}`,
    answer(exportLink, () => {
      throw new CallError(404, words);
    }),
  );
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask again in Settings' })).toHaveAttribute('href', '/settings');
});

it.each([
  [
    'without a token, as after a reload',
    '/your-data',
    'Open the link in your message again',
    /does not keep the link/,
  ],
  ['with a token cut off', '/your-data#token=Zm9vYmFy', 'This link no longer works', /is not complete/],
])('asks nothing %s, and says why', async (_how, path, title, words) => {
  at(path);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(fake.sent(exportLink)).toEqual([]);
});
