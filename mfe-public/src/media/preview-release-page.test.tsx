import { calls, type PreviewedMediaRelease } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import PreviewReleasePage from './preview-release-page.tsx';

const { preview } = calls.mediaReleases;
const TOKEN = 'b'.repeat(43);
const draft: PreviewedMediaRelease = {
  id: 7,
  version: 1,
  slug: 'solar',
  title: 'Solar in Sasolburg',
  summary: 'In short',
  author: 'Naledi Dlamini',
  publishedAt: null,
  isPublished: false,
  heroUrl: null,
  heroAlt: '',
  body: 'The **whole** text',
  expiresAt: '2026-11-29T09:00:00.000Z',
};

const show = (hash: string, given: () => PreviewedMediaRelease = () => draft) => {
  renderWithPlatform(<PreviewReleasePage />, {
    signedIn: false,
    path: `/media-releases/7/preview#${hash}`,
    answers: [answer(preview, given)],
  });
};

it('shows a draft as its page will, says that it is one, and keeps search engines out', async () => {
  show(`token=${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Solar in Sasolburg' })).toBeInTheDocument();
  expect(await screen.findByText('whole')).toBeInTheDocument();
  expect(screen.getByText('A draft: it is not published yet')).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(fake.sent(preview)).toEqual([{ body: { token: TOKEN } }]);
});

it('says so where the link works no longer', async () => {
  show(`token=${TOKEN}`, () => {
    throw new CallError(404, 'Not found');
  });
  expect(
    await screen.findByRole('heading', { name: 'This draft is not shown any more' }),
  ).toBeInTheDocument();
  expect(fake.sent(preview)).toEqual([{ body: { token: TOKEN } }]);
});

it('has its heading where the service cannot be reached, and can be asked for again', async () => {
  show(`token=${TOKEN}`, () => {
    throw new CallError(503, 'Not available');
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'A draft' })).toBeInTheDocument();
});

it('asks nothing for a link that was cut off', () => {
  show('token=short');
  expect(screen.getByRole('heading', { name: 'This draft is not shown any more' })).toBeInTheDocument();
  expect(fake.sent(preview)).toEqual([]);
});
