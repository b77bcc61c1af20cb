import { randomUUID } from 'node:crypto';
import { calls, factorNeededFor, type PreviewLink as Link } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
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

it('asks a person who signed in again over the page for the second factor, and makes the link then', async () => {
  const person = show(null);
  let isGiven = false;
  fake.answer(
    answer(makePreviewLink, () => {
      if (!isGiven) throw new CallError(403, 'Please give your second factor', [], factorNeededFor(null));
      return { ...LINK, token: TOKEN };
    }),
    answer(readPreviewLink, () => (isGiven ? LINK : null)),
    answer(calls.factor.secondFactor, {
      factors: [
        { id: randomUUID(), kind: 'app', name: 'App for codes', createdAt: LINK.madeAt, lastUsedAt: null },
      ],
      recoveryCodes: 10,
      isGiven: false,
      takesPasskeys: false,
    }),
    answer(calls.factor.giveFactor, () => {
      isGiven = true;
      return { accessToken: 'raised' };
    }),
  );
  await press(person, 'Make a link');
  await person.type(await screen.findByLabelText('Code'), '123456');
  await press(person, 'Confirm');
  expect(await screen.findByText(/#token=/)).toBeInTheDocument();
  expect(fake.sent(makePreviewLink)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers those who may only read nothing that changes', async () => {
  show(LINK, false);
  expect(await screen.findByText(/^A link works until/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
