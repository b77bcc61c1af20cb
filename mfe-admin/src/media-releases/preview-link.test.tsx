import { calls, type PreviewLink as Link } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewLink } from './preview-link.tsx';

const { makePreviewLink, readPreviewLink, withdrawPreviewLink } = calls.mediaReleases;
const LINK = { madeAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-29T09:00:00.000Z' };
const TOKEN = 'a'.repeat(43);

const show = (first: Link | null, canWrite = true) => {
  let link = first;
  renderWithPlatform(<PreviewLink releaseId={7} canWrite={canWrite} />, {
    signedIn: true,
    answers: [
      answer(readPreviewLink, () => link),
      answer(makePreviewLink, () => {
        link = LINK;
        return { ...LINK, token: TOKEN };
      }),
      answer(withdrawPreviewLink, () => {
        if (link === null) throw new CallError(404, 'Not found');
        link = null;
        return true as const;
      }),
    ],
  });
  return userEvent.setup({ delay: null });
};
const press = async (person: ReturnType<typeof show>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

it('makes a link, shows it this once with its token behind the #, and withdraws it by a press', async () => {
  const person = show(null);
  expect(await screen.findByText('No link works at present.')).toBeInTheDocument();
  await press(person, 'Make a link');
  expect(
    await screen.findByText(`${window.location.origin}/media-releases/7/preview#token=${TOKEN}`),
  ).toBeInTheDocument();
  await press(person, 'Withdraw the link');
  expect(await screen.findByText('No link works at present.')).toBeInTheDocument();
  expect(screen.queryByText(/#token=/)).not.toBeInTheDocument();
  expect(fake.sent(withdrawPreviewLink)).toEqual([{ params: { id: 7 } }]);
});

it('asks before another link ends the one that was given out', async () => {
  const person = show(LINK);
  await press(person, 'Make another link');
  const asked = within(screen.getByRole('alertdialog', { name: 'Make another link?' }));
  expect(fake.sent(makePreviewLink)).toEqual([]);
  await person.click(asked.getByRole('button', { name: 'Make another link' }));
  expect(await screen.findByText(/#token=/)).toBeInTheDocument();
});

it('offers those who may only read nothing that changes', async () => {
  show(LINK, false);
  expect(await screen.findByText(/^A link works until/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
