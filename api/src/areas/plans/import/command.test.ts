import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../../../core/database/folder-lock.ts';
import { readConfiguration } from '../../../core/configuration.ts';
import { openDatabase } from '../../../core/database/open.ts';
import { type OperatorsPlace, operatorsPlace } from '../../../testing/operators-place.ts';
import { planLists } from '../tables.ts';
import { runPlanImport } from './command.ts';

/* The command as an operator runs it. */

const log = { info: () => undefined, error: () => undefined };
const HEADER =
  'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child';

let place: OperatorsPlace;
let file: string;
beforeAll(async () => {
  place = await operatorsPlace();
  file = join(place.dataDir, 'plans.csv');
});
afterAll(async () => {
  await place.remove();
});

const write = (...lines: string[]) => writeFile(file, `${[HEADER, ...lines].join('\n')}\n`);
const runWith = async (given: NodeJS.ProcessEnv, args: readonly string[]) => {
  const said: string[] = [];
  const code = await runPlanImport(args, given, {
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  });
  return [code, said.join('\n')] as const;
};
const run = (...args: string[]) => runWith(place.environment, args);
const kept = async () => {
  const { database, close } = await openDatabase(readConfiguration(place.environment), log);
  const lists = await database.select().from(planLists).orderBy(planLists.year);
  await close();
  return lists.map(({ year, plans }) => [year, plans.length]);
};

test('is tried first and imports nothing, then imports; the same file again changes nothing', async () => {
  await write('2026,Aloe,Core,any,100,0,27,0,1000,900,400', '2027,Aloe,Core,any,100,0,27,0,1100,990,440');
  const report = [
    '  line 2: Aloe, Core: added',
    '2026, medical aid: 1 added, 0 changed, 0 unchanged, 0 removed.',
    '  line 3: Aloe, Core: added',
    '2027, medical aid: 1 added, 0 changed, 0 unchanged, 0 removed.',
  ];
  const tried = 'Tried only, nothing was imported. If this is what you mean, run it again with --import.';
  expect(await run(file)).toEqual([0, [...report, tried].join('\n')]);
  expect(await run(file, '--dry-run')).toEqual([0, [...report, tried].join('\n')]);
  expect(await kept()).toEqual([]);
  expect(await run(file, '--import')).toEqual([0, [...report, 'Imported.'].join('\n')]);
  expect(await kept()).toEqual([
    [2026, 1],
    [2027, 1],
  ]);
  expect((await run(file, '--import'))[1]).toContain(
    '2026, medical aid: 0 added, 0 changed, 1 unchanged, 0 removed.',
  );
});

test('a year in the file takes the place of what was kept of it, and other years stay', async () => {
  await write('2027,Aloe,Core,any,200,0,27,0,1200,990,440', '2027,Aloe,Saver,any,100,0,27,0,1,1,1');
  expect(await run(file, '--import')).toEqual([
    0,
    [
      '  line 2: Aloe, Core: changed (hospitalPercent: 100% → 200%, main (incomeFrom R 0.00): R 1 100.00 → R 1 200.00)',
      '  line 3: Aloe, Saver: added',
      '2027, medical aid: 1 added, 1 changed, 0 unchanged, 0 removed.',
      'Imported.',
    ].join('\n'),
  ]);
  await write('2027,Aloe,Saver,any,100,0,27,0,1,1,1');
  expect((await run(file, '--import'))[1]).toContain('  not in the file: Aloe, Core: removed');
  expect(await kept()).toEqual([
    [2026, 1],
    [2027, 1],
  ]);
});

test('a file with a wrong line is not imported at all', async () => {
  await write('2027,Aloe,Other,any,100,0,27,0,1,1,1', '2027,Aloe,Bad,near,100,0,27,0,1,1,1');
  expect(await run(file, '--import')).toEqual([
    1,
    'line 3: network: any, network or state\nNothing was imported: 1 thing is wrong.',
  ]);
  expect(await kept()).toEqual([
    [2026, 1],
    [2027, 1],
  ]);
});

test.each([
  [[], 2, 'npm run import-plans'],
  [['a.csv', 'b.csv'], 2, 'npm run import-plans'],
  [['a.csv', '--import', '--dry-run'], 2, 'npm run import-plans'],
  [['a.csv', '--drop'], 2, '--drop'],
  [['/nowhere/a.csv'], 1, 'cannot be read (ENOENT)'],
])('%j ends with %i', async (args, code, text) => {
  expect(await run(...args)).toEqual([code, expect.stringContaining(text)]);
});

test('says so while the service has the embedded database', async () => {
  await write('2027,Aloe,Other,any,100,0,27,0,1,1,1');
  const unlock = await lockFolder(join(place.dataDir, 'database.lock'), place.dataDir);
  expect(await runWith({ DATA_DIR: place.dataDir }, [file])).toEqual([
    1,
    expect.stringContaining('Stop the service, import'),
  ]);
  await unlock();
});
