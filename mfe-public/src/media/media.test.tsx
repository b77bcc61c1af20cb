import { calls, type ListedMediaRelease } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import MediaReleasePage from './media-release-page.tsx';
import MediaReleasesPage from './media-releases-page.tsx';

const release = (id: number, slug: string, publishedAt: string): ListedMediaRelease => ({
  id,
  version: 1,
  slug,
  title: `Release ${slug}`,
  summary: 'A sentence.',
  author: 'N. Dlamini',
  publishedAt,
  heroUrl: null,
  heroAlt: '',
});
const two = [
  release(2, 'second', '2026-10-01T08:00:00+02:00'),
  release(1, 'first', '2025-05-01T08:00:00+02:00'),
];
const pageOf = (items: ListedMediaRelease[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
});

it('lists what was published under its year, and looks for words', async () => {
  renderWithPlatform(<MediaReleasesPage />, {
    signedIn: false,
    answers: [
      answer(calls.mediaReleases.list, ({ query }) => pageOf(query?.SearchTerm === undefined ? two : [])),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Release second' })).toHaveAttribute(
    'href',
    '/media-releases/second',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2026',
    '2025',
    'For the press',
  ]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a release' }), 'nothing{Enter}');
  expect(await screen.findByText('Nothing was found for “nothing”.')).toBeInTheDocument();
  expect(fake.sent(calls.mediaReleases.list).at(-1)).toEqual({
    query: { PageNumber: 1, PageSize: 10, SearchTerm: 'nothing' },
  });
});

const open = (path: string, answers: ReturnType<typeof answer>[]) =>
  renderWithPlatform(
    <Routes>
      <Route path="/media-releases/:slug" element={<MediaReleasePage />} />
    </Routes>,
    { signedIn: false, path, answers },
  );

it('goes from a number to the address of the release, with those before and after it', async () => {
  open('/media-releases/2', [
    answer(calls.mediaReleases.read, {
      ...release(2, 'second', '2026-10-01T08:00:00+02:00'),
      body: 'Its **text**.',
      previous: { slug: 'first', title: 'Release first' },
      next: null,
    }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Release second' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/media-releases/second'));
  expect(await screen.findByRole('link', { name: 'Release first' })).toHaveAttribute(
    'href',
    '/media-releases/first',
  );
});

it('has our motif in the place of a picture, as in the list, and the picture alone where there is one', async () => {
  const whole = {
    ...release(2, 'second', '2026-10-01T08:00:00+02:00'),
    body: 'Its **text**.',
    previous: null,
    next: null,
  };
  const withPicture = { ...whole, heroUrl: '/api/v1/Image/file/10/7/0/0.webp?v=1', heroAlt: 'A hall' };
  /** Drawings between heading and text. */
  const drawnAbove = (container: HTMLElement, text: HTMLElement) =>
    [...container.querySelectorAll('svg[aria-hidden="true"]')].filter(
      (svg) => svg.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const without = open('/media-releases/second', [answer(calls.mediaReleases.read, whole)]);
  expect(drawnAbove(without.container, await screen.findByText('text'))).toHaveLength(2);
  without.unmount();
  const pictured = open('/media-releases/second', [answer(calls.mediaReleases.read, withPicture)]);
  expect(await screen.findByRole('img', { name: 'A hall' })).toBeInTheDocument();
  expect(drawnAbove(pictured.container, screen.getByText('text'))).toEqual([]);
});

describe('passing a release on', () => {
  const whole = {
    ...release(2, 'second', '2026-10-01T08:00:00+02:00'),
    title: 'Five & six',
    body: 'Its **text**.',
    previous: null,
    next: null,
  };
  const address = 'http://localhost/media-releases/second';
  const show = () => open('/media-releases/second', [answer(calls.mediaReleases.read, whole)]);
  const give = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => give(undefined));

  it('is by links that carry its title and address, and by a copy of the address', async () => {
    show();
    const whatsApp = await screen.findByRole('link', { name: /WhatsApp/ });
    expect(new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Five & six ${address}`,
    );
    const mail = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
      'Five & six',
      `Five & six\n\n${address}`,
    ]);
    expect(screen.getByRole('button', { name: 'Copy address of this release' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share with an app' })).not.toBeInTheDocument();
  });

  it('opens the list of apps where the device has one', async () => {
    const share = jest.fn(async (_what: object) => Promise.reject(new Error('closed')));
    give(share);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Share with an app' }));
    expect(share).toHaveBeenCalledWith({ title: 'Five & six', url: address });
  });
});

it('says so where there is none', async () => {
  open('/media-releases/none', [
    answer(calls.mediaReleases.read, () => {
      throw new CallError(404, 'Not found');
    }),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this release' }),
  ).toBeInTheDocument();
});
