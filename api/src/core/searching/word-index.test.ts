import { isFound, wantedIn } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { foundReleases } from '../../areas/media-releases/search-releases.ts';
import { mediaReleases } from '../../areas/media-releases/tables.ts';
import { startService, type TestService } from '../../testing/service.ts';

/* A search by words finds the same as any other, except middles of words, and can use its index. */

let service: TestService;
beforeAll(async () => {
  service = await startService();
  const texts = [...BEGUN, ...NOT_BEGUN].map(([text]) => text);
  await service.database.insert(mediaReleases).values(
    [...new Set(texts)].map((title, place) => ({
      title,
      slug: `at-${place}`,
      summary: '',
      body: '',
      author: '',
    })),
  );
});
afterAll(() => service.close());

const BEGUN: readonly [text: string, term: string][] = [
  ['First aid: level 1', 'AID level'],
  ['First aid: level 1', 'level 1'],
  ['Short-term insurance', 'shortterm'],
  ['Short-term insurance', 'short-term insur'],
  ['Short-term insurance', 'insurances'],
  ['Driver’s licence', "driver's"],
  ['Driver’s licence', 'drivers'],
  ['Façade — ÉTÉ, naïve ﬁ ½ ＡＢＣ', 'facade ete abc'],
  ['Mo\u00adko\u200bena \u202a82\u202c', 'mokoena 82'],
  ['日本語 テスト', '日本'],
  ["ǃNawa van 't Hoff", 't hoff'],
  ['Qualified at last', 'q'],
  ['Élan', 'e'],
];
const NOT_BEGUN: readonly [text: string, term: string][] = [
  ['Smartphone', 'phone'],
  ['First aid: level 1', 'second'],
  ['First aid: level 1', 'level 2'],
  ['First aid: level 1', '%'],
];

const found = async (term: string): Promise<string[]> => {
  const rows = await service.database
    .select({ title: mediaReleases.title })
    .from(mediaReleases)
    .where(foundReleases(term));
  return rows.map(({ title }) => title);
};

test.each(BEGUN)('%j is found by %j, as elsewhere', async (text, term) => {
  expect(await found(term)).toContain(text);
  expect(isFound(text, wantedIn(term) ?? [])).toBe(true);
});

test.each(NOT_BEGUN)('%j is not found by %j', async (text, term) => {
  expect(await found(term)).not.toContain(text);
});

test.each([
  ['a word', 'insurance', 'media_releases_words'],
  ['a letter', 'q', 'media_releases_title_sorted'],
])('%s is looked for in an index', async (_, term, index) => {
  const plan = await service.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select 1 from ${mediaReleases} where ${foundReleases(term)}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
