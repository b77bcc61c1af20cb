import { isFound, searchable, wantedIn } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { foundIn, searchableSql } from './found-in.ts';

/* The database, either engine, normalises text like the pages do. */

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ONE_ROW = sql`(values (1)) as one`;

const TEXTS = [
  'First aid: level 1',
  'Short-term insurance',
  "Driver's licence",
  'Driver’s licence',
  'Façade — ÉTÉ, naïve ﬁ ½ ＡＢＣ',
  'İstanbul Straße Ώρα',
  'CV_2026_final.pdf',
  'C++, C# & 50% off (now!)',
  'thandi@example.org',
  'Mo\u00adko\u200bena \u202a82\u202c',
  '日本語 テスト',
  "ǃNawa van 't Hoff",
  '  tab\tand\nline\u00a0end ',
  String.raw`back\slash "quoted" $1`,
  '👩\u200d⚕️ nurse',
  '',
];

test.each(TEXTS)('%j is read alike', async (text) => {
  const rows = await service.database.select({ read: searchableSql(sql`${text}::text`) }).from(ONE_ROW);
  expect(rows).toEqual([{ read: searchable(text) }]);
});

const TERMS = [
  "driver's",
  'drivers',
  'shortterm',
  'short-term',
  'ete',
  '50%',
  'c#',
  'c',
  'a',
  "'",
  '\\',
  'final.pdf',
  'mokoena',
  '日本',
];

test.each(TERMS)('%j is found in the same texts', async (term) => {
  const found = async (text: string): Promise<boolean> => {
    const [row] = await service.database
      .select({ found: sql<boolean>`${foundIn([sql`${text}::text`], term)}` })
      .from(ONE_ROW);
    return row?.found === true;
  };
  for (const text of TEXTS)
    expect([text, await found(text)]).toEqual([text, isFound(text, wantedIn(term) ?? [])]);
});
