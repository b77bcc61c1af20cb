import { readFeed, UnreadableFeed } from './read-feed.ts';
import { rss } from '../../testing/news/feed-server.ts';
import { workOf } from '../../testing/work-of.ts';

const now = new Date('2026-11-21T10:00:00Z');
const BASE = 'https://news.example/feed';
const read = (text: string) => readFeed(text, 'feed', BASE, now);

test('RSS: headlines in plain text, links, dates; the guid is what it is known by', () => {
  const items = read(
    rss([
      {
        title: 'Rand <b>firmer</b> &amp; steady',
        link: 'https://news.example/1',
        guid: 'one',
        date: 'Sat, 21 Nov 2026 10:00:00 +0200',
      },
      { title: 'Later than now', link: '/2', date: 'Sat, 21 Nov 2099 10:00:00 +0200' },
    ]),
  );
  expect(items).toEqual([
    {
      key: expect.any(String),
      title: 'Rand firmer & steady',
      link: 'https://news.example/1',
      publishedAt: new Date('2026-11-21T08:00:00Z'),
    },
    { key: expect.any(String), title: 'Later than now', link: 'https://news.example/2', publishedAt: now },
  ]);
  const renamed = read(rss([{ title: 'Otherwise', link: 'https://news.example/moved', guid: 'one' }]));
  expect(renamed[0]?.key).toBe(items[0]?.key);
});

test('Atom, and a guid that is the link', () => {
  const atom = read(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>N</title><entry><id>tag:1</id><title type="html">A &amp;amp; B</title><link rel="self" href="/self"/><link href="/a"/><updated>2026-11-20T10:00:00Z</updated></entry></feed>`,
  );
  expect(atom).toMatchObject([
    { title: 'A & B', link: 'https://news.example/a', publishedAt: new Date('2026-11-20T10:00:00Z') },
  ]);
  const guid =
    '<rss version="2.0"><channel><title>N</title><item><title>T</title><guid>https://news.example/g</guid></item></channel></rss>';
  expect(read(guid)).toMatchObject([{ link: 'https://news.example/g' }]);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://user:secret@news.example/',
  'http://',
  `https://news.example/${'x'.repeat(3_000)}`,
])('the link %s is not shown', (link) => {
  expect(read(rss([{ title: 'T', link }]))).toEqual([]);
});

test('a headline of which nothing is left is not shown', () => {
  expect(read(rss([{ title: '<img src=x>', link: 'https://news.example/' }]))).toEqual([]);
});

const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1_000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${'&a;'.repeat(100)}">`).join('')}]>`;

test.each([
  [
    'an entity bomb',
    `<?xml version="1.0"?>${bomb}<rss version="2.0"><channel><title>&a8;</title></channel></rss>`,
  ],
  [
    'an outside entity',
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&x;</title></channel></rss>',
  ],
  ['a page', '<!doctype html><html><body>Not found</body></html>'],
  ['nothing', ''],
  ['depth', `<rss version="2.0"><channel>${'<a>'.repeat(200_000)}`],
  ['a picture', '\u0089PNG\u0000\u0000'],
])('%s is no feed, which is soon found', async (_what, text) => {
  expect(await workOf(() => expect(() => read(text)).toThrow(UnreadableFeed))).toBeLessThan(2_000);
});

test('at most fifty items of a feed are read', () => {
  const items = Array.from({ length: 5_000 }, (_, at) => ({
    title: `T ${at}`,
    link: `https://news.example/${at}`,
  }));
  const found = read(rss(items));
  expect([found.length, found[0]?.title]).toEqual([50, 'T 0']);
});
