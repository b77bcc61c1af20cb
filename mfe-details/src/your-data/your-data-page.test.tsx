import { calls } from '@phila/contract';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import YourDataPage from './your-data-page.tsx';

const { exportLink } = calls.account;
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

it('says that a link has run out, and where to ask again', async () => {
  const words = 'This link has run out or is not complete. Please ask for your data again in Settings.';
  at(
    `/your-data#token=${token}`,
    answer(exportLink, () => {
      throw new CallError(404, words);
    }),
  );
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask again in Settings' })).toHaveAttribute('href', '/settings');
});

it('asks nothing without a token', async () => {
  at('/your-data');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(fake.sent(exportLink)).toEqual([]);
});
