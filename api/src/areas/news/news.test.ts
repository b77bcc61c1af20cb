import { sql } from 'drizzle-orm';
import { openPostgres } from '../../core/database/open.ts';
import type { OpenDatabase } from '../../core/database/open.ts';
import { jsonLog } from '../../core/http/log.ts';
import { createService } from '../../service.ts';
import { send } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { OWN_FEED_PATH } from './feeds.ts';
import { gatherNews } from './gathering.ts';
import { newsFeeds, newsItems } from './tables.ts';
import type { FeedServer } from '../../testing/news/feed-server.ts';
import { rss, startFeedServer } from '../../testing/news/feed-server.ts';
import { listenTo } from '../../testing/news/listener.ts';
import { MINUTE } from '../../core/durations.ts';

let feeds: FeedServer;
let service: TestService;
beforeAll(async () => {
  feeds = await startFeedServer();
  service = await startService({
    settings: {
      NEWS_FEEDS: `${feeds.url}/a, ${feeds.url}/b`,
      NEWS_CONNECTIONS: '5',
      TRUST_PROXY: 'loopback',
    },
  });
});
afterAll(async () => {
  await service.close();
  await feeds.stop();
});

const item = (name: string | number) => ({ title: `Headline ${name}`, link: `https://news.example/${name}` });
/** Sets the content of each feed, by path. */
const publish = (by: Record<string, string>): void => {
  feeds.answer = (request, response) => response.end(by[request.url ?? ''] ?? rss([]));
};
/** Runs the task when all feeds are due. */
const gather = async (): Promise<void> => {
  service.clock.advance(11 * MINUTE);
  await gatherNews(service.services);
};
const titles = async (): Promise<string[]> =>
  (await service.database.select().from(newsItems).orderBy(newsItems.id)).map(({ title }) => title);

beforeEach(async () => {
  await service.database.delete(newsItems);
  await service.database.delete(newsFeeds);
  feeds.asked.length = 0;
  publish({});
});

describe('gathering', () => {
  it('keeps the items of all feeds once, the newest last', async () => {
    const dated = (name: number, date: string) => ({ ...item(name), date });
    publish({
      '/a': rss([dated(3, 'Sat, 21 Nov 2026 09:00:00 GMT'), dated(1, 'Sat, 21 Nov 2026 07:00:00 GMT')]),
      '/b': rss([dated(2, 'Sat, 21 Nov 2026 08:00:00 GMT'), dated(1, 'Sat, 21 Nov 2026 07:00:00 GMT')]),
    });
    await gather();
    expect(await titles()).toEqual(['Headline 1', 'Headline 2', 'Headline 3']);
    publish({ '/a': rss([item(4), dated(3, 'Sat, 21 Nov 2026 09:00:00 GMT')]) });
    await gather();
    expect(await titles()).toEqual(['Headline 1', 'Headline 2', 'Headline 3', 'Headline 4']);
  });

  it('asks a feed every ten minutes, and says what it has already', async () => {
    feeds.answer = (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.statusCode = 304;
      response.setHeader('etag', '"v1"').setHeader('last-modified', 'Sat, 21 Nov 2026 07:00:00 GMT');
      response.end(response.statusCode === 304 ? '' : rss([item(request.url ?? '')]));
    };
    await gather();
    await gatherNews(service.services);
    expect(feeds.asked).toHaveLength(2);
    await gather();
    expect(
      feeds.asked.slice(2).map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']]),
    ).toEqual(Array.from({ length: 2 }, () => ['"v1"', 'Sat, 21 Nov 2026 07:00:00 GMT']));
    expect(await titles()).toHaveLength(2);
  });

  it('goes on with the others where one fails, and leaves that one alone for longer and longer', async () => {
    feeds.answer = (request, response) => {
      if (request.url === '/a') response.statusCode = 500;
      response.end(request.url === '/a' ? '' : rss([item(1)]));
    };
    await gather();
    expect(await titles()).toEqual(['Headline 1']);
    const asked = () => feeds.asked.filter(({ path }) => path === '/a').length;
    await gather();
    expect(asked()).toBe(2);
    // The interval is twenty minutes now.
    await gather();
    expect(asked()).toBe(2);
    await gather();
    expect(asked()).toBe(3);
    expect(service.logged().some((line) => line.includes('feed not read'))).toBe(true);
  });

  it.each([
    ['is too large', rss([{ title: 'x'.repeat(1_100_000), link: 'https://news.example/' }])],
    ['is no feed', '<html></html>'],
    ['declares entities', `<!DOCTYPE r [<!ENTITY a "b">]>${rss([item(1)])}`],
  ])('refuses a feed that %s', async (_what, text) => {
    publish({ '/a': text, '/b': rss([item(2)]) });
    await gather();
    expect(await titles()).toEqual(['Headline 2']);
  });

  it('follows a feed on its own site, and nowhere else', async () => {
    feeds.answer = (request, response) => {
      if (request.url === '/a') response.writeHead(301, { location: '/moved' }).end();
      else if (request.url === '/b') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else response.end(rss([item('moved')]));
    };
    await gather();
    expect(await titles()).toEqual(['Headline moved']);
    feeds.answer = (_request, response) => response.writeHead(302, { location: '/a' }).end();
    service.clock.advance(24 * 60 * MINUTE);
    await gatherNews(service.services);
    expect(feeds.asked.length).toBeLessThan(20);
  });

  it('forgets what no feed has had for a month, and nothing that is still in one', async () => {
    publish({ '/a': rss([item('stays')]), '/b': rss([item('goes')]) });
    await gather();
    publish({ '/a': rss([item('stays')]) });
    for (let days = 0; days < 32; days += 8) {
      service.clock.advance(8 * 24 * 60 * MINUTE);
      await gatherNews(service.services);
    }
    expect(await titles()).toEqual(['Headline stays']);
  });
});

describe('the socket', () => {
  /** Waits until this server has the news; an unknown id makes it read them early. */
  const heard = async (): Promise<void> => {
    const listener = await listenTo(service.url, { after: 999_999_999 });
    await listener.until(1);
    await listener.close();
  };

  it('gives each new listener the last three, and what is new from then on', async () => {
    publish({ '/a': rss([item(4), item(3), item(2), item(1)]) });
    await gather();
    const listener = await listenTo(service.url);
    expect(await listener.until(3)).toEqual([
      { Id: expect.any(Number), Title: 'Headline 2', Link: 'https://news.example/2' },
      { Id: expect.any(Number), Title: 'Headline 3', Link: 'https://news.example/3' },
      { Id: expect.any(Number), Title: 'Headline 4', Link: 'https://news.example/4' },
    ]);
    publish({ '/b': rss([item(6), item(5)]) });
    await gather();
    const all = await listener.until(5);
    expect(all.map(({ Title }) => Title).slice(3)).toEqual(['Headline 5', 'Headline 6']);
    await listener.close();
  });

  it('goes on after the last that was seen: none twice, none left out', async () => {
    publish({ '/a': rss([item(2), item(1)]) });
    await gather();
    await heard();
    const first = await listenTo(service.url);
    const last = (await first.until(2)).at(-1)?.Id ?? 0;
    await first.close();
    publish({ '/a': rss([item(7), item(6), item(5), item(4), item(3), item(2)]) });
    await gather();
    const second = await listenTo(service.url, { after: last });
    expect((await second.until(5)).map(({ Title }) => Title)).toEqual(
      [3, 4, 5, 6, 7].map((name) => `Headline ${name}`),
    );
    await second.close();
    const third = await listenTo(service.url, { after: second.items.at(-1)?.Id ?? 0 });
    publish({ '/b': rss([item(8)]) });
    await gather();
    expect((await third.until(1)).map(({ Title }) => Title)).toEqual(['Headline 8']);
    await third.close();
  });

  it.each(['999999999', '-1', '1e9', 'x', ''])('starts again where the last is %j', async (after) => {
    publish({ '/a': rss([item(2), item(1)]) });
    await gather();
    await heard();
    const listener = await listenTo(service.url, { after });
    expect(await listener.until(2)).toHaveLength(2);
    await listener.close();
  });

  it.each(['https://evil.example', 'null', '', 'http://127.0.0.1:1'])(
    'is refused to a page of %j',
    async (origin) => {
      await expect(listenTo(service.url, { origin })).rejects.toThrow('refused with 403');
    },
  );

  it('is for browsers’ sockets alone', async () => {
    const { status, envelope } = await send(`${service.url}/api/v1/News/rss`);
    expect([status, envelope?.isSuccess]).toEqual([404, false]);
  });

  it('takes so many of one address and no more, and another’s still', async () => {
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
    const five = await Promise.all(
      Array.from({ length: 5 }, () => listenTo(service.url, from('197.86.1.1'))),
    );
    await expect(listenTo(service.url, from('197.86.1.1'))).rejects.toThrow('refused with 429');
    const other = await listenTo(service.url, from('197.86.1.2'));
    await five[0]?.close();
    const again = await listenTo(service.url, from('197.86.1.1'));
    await Promise.all([...five.slice(1), other, again].map((listener) => listener.close()));
  });

  it('reads nothing: a client that sends is disconnected', async () => {
    const listener = await listenTo(service.url);
    listener.socket.send('hello');
    expect(await listener.closed).toBe(1008);
    const loud = await listenTo(service.url);
    loud.socket.send('x'.repeat(2_000));
    expect(await loud.closed).toBe(1009);
  });
});

const quiet = jsonLog(
  () => undefined,
  () => new Date(),
);

/** Another server on the database, if the engine supports several. */
const anotherServer = async () => {
  const url = process.env.TEST_DATABASE_URL;
  const shared: OpenDatabase = {
    database: service.database,
    listen: service.services.listen,
    jobs: service.opened.jobs,
    close: async () => undefined,
  };
  const open = async (): Promise<OpenDatabase> => {
    if (url === undefined || url === '') return shared;
    const { rows } = (await service.database.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const own = new URL(url);
    own.pathname = `/${rows[0]?.name}`;
    return openPostgres(own.href, 3, quiet);
  };
  const opened = await open();
  const never = { deliver: async () => undefined, close: () => undefined };
  const { configuration, clock } = service;
  const other = await createService({
    configuration,
    opened,
    clock,
    log: quiet,
    transports: { mail: never, sms: never },
  });
  return { ...other, url: await other.app.listen({ port: 0, host: '127.0.0.1' }) };
};

test('two servers on one database each send an item found by either once; stopping closes with 1001', async () => {
  const other = await anotherServer();
  publish({ '/a': rss([item('before')]) });
  await gather();
  const [before] = await service.database.select({ after: newsItems.id }).from(newsItems);
  // A feed that a busy machine did not reach in time is asked again later, and the rest would say nothing.
  expect(before).toBeDefined();
  // Resumes on either server, whichever sent the last item.
  const [here, there] = [await listenTo(service.url, before), await listenTo(other.url, before)];
  publish({ '/a': rss([item(2), item(1)]), '/b': rss([item(2), item('b')]) });
  feeds.asked.length = 0;
  service.clock.advance(11 * MINUTE);
  await Promise.all([gatherNews(service.services), gatherNews(other.services)]);
  expect(feeds.asked).toHaveLength(2);
  expect((await here.until(3)).map(({ Id }) => Id)).toEqual((await there.until(3)).map(({ Id }) => Id));
  expect(new Set(here.items.map(({ Link }) => Link)).size).toBe(3);
  publish({ '/a': rss([item(9)]) });
  service.clock.advance(11 * MINUTE);
  await gatherNews(other.services);
  expect((await here.until(4)).at(-1)?.Title).toBe('Headline 9');
  expect((await there.until(4)).at(-1)?.Title).toBe('Headline 9');
  await other.close();
  expect(await there.closed).toBe(1001);
  expect([here.items.length, here.socket.readyState]).toEqual([4, here.socket.OPEN]);
  await here.close();
});

test('with demo data the site has a feed of its own, which it reads as any other', async () => {
  const demo = await startService({ settings: { DEMO_DATA: 'on' } });
  try {
    const { status, headers, text } = await send(`${demo.url}${OWN_FEED_PATH}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml[\s\S]+<rss version="2.0">/);
    const again = await send(`${demo.url}${OWN_FEED_PATH}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    await gatherNews(demo.services);
    const listener = await listenTo(demo.url);
    const items = await listener.until(3);
    expect(items.at(-1)?.Title).toMatch(/^Tax season/);
    expect(items.every(({ Link }) => Link.startsWith('https://'))).toBe(true);
    await listener.close();
  } finally {
    await demo.close();
  }
});

test('without demo data there is none', async () => {
  expect((await send(`${service.url}${OWN_FEED_PATH}`)).status).toBe(404);
});
