import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import YourDataPage from './your-data-page.tsx';

const { downloadExport, exportLink } = calls.personalData;
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';
const at = (
  path: string,
  link = answer(exportLink, { size: 2_400_000, availableUntil: '2026-11-22T12:00:00.000Z' }),
) => renderWithPlatform(<YourDataPage />, { path, signedIn: false, answers: [link] });

it('offers the file, and keeps the token out of every address', async () => {
  at(`/your-data#token=${token}`);
  const bytes = new Blob(['PK']);
  fake.answer(answer(downloadExport, bytes));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const made = jest.fn<string, [Blob]>(() => 'blob:archive');
  Object.assign(URL, { createObjectURL: made });
  await userEvent.click(await screen.findByRole('button', { name: 'Download (2.3 MB)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(made.mock.calls).toEqual([[bytes]]);
  expect(fake.sent(exportLink)).toEqual([{ body: { token } }]);
  expect(fake.sent(downloadExport)).toEqual([{ body: { token } }]);
  expect(window.location.hash).toBe('');
});

it('says that the file did not come, and looks whether the link still works', async () => {
  at(`/your-data#token=${token}`);
  const words = 'This link has expired.';
  const refused = () => {
    throw new CallError(404, words);
  };
  const button = await screen.findByRole('button', { name: /^Download/ });
  fake.answer(answer(downloadExport, refused));
  fake.answer(answer(exportLink, refused));
  await userEvent.click(button);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(fake.notices()).toMatchObject([{ severity: 'error', text: words }]);
});

it('looks again on coming back to the tab: a newer copy may have been asked for', async () => {
  at(`/your-data#token=${token}`);
  expect(await screen.findByRole('button', { name: /^Download/ })).toBeInTheDocument();
  fake.answer(
    answer(exportLink, () => {
      throw new CallError(404, 'This link has expired.');
    }),
  );
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('This link has expired.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
});

it('says that a link has expired, and where to ask again', async () => {
  const words =
    'This link has expired, is not complete, or a newer copy was asked for. You can ask again in Settings.';
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
