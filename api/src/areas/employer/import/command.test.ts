import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../../../core/database/folder-lock.ts';
import { readConfiguration } from '../../../core/configuration.ts';
import { openDatabase } from '../../../core/database/open.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { type OperatorsPlace, operatorsPlace } from '../../../testing/operators-place.ts';
import { UMOYA } from '../../../testing/employer/employ.ts';
import { employerRecords } from '../tables.ts';
import { areas } from '../../../areas.ts';
import { runImport } from './command.ts';

/* The command as an operator runs it. */

const log = { info: () => undefined, error: () => undefined };
const HEADER = 'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber';

let place: OperatorsPlace;
let file: string;
const open = () => openDatabase(readConfiguration(place.environment), log);
beforeAll(async () => {
  place = await operatorsPlace();
  file = join(place.dataDir, 'people.csv');
  const { database, close } = await open();
  await database.insert(organisations).values(UMOYA);
  await close();
});
afterAll(async () => {
  await place.remove();
});

const write = (...lines: string[]) => writeFile(file, `${[HEADER, ...lines].join('\n')}\n`);
const runWith = async (given: NodeJS.ProcessEnv, args: readonly string[]) => {
  const said: string[] = [];
  const code = await runImport(areas, args, given, {
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  });
  return [code, said.join('\n')] as const;
};
const run = (...args: string[]) => runWith(place.environment, args);
const records = async (): Promise<number> => {
  const { database, close } = await open();
  const count = await database.$count(employerRecords);
  await close();
  return count;
};

test('imports by number or guid, reports the changes, and changes nothing when repeated', async () => {
  await write('UE-1,a@example.org,Thandi,Mokoena,9202204720083', 'UE-2,b@example.org,Sipho,Naidoo,');
  expect(await run('1', file, '--check')).toEqual([
    0,
    'Checked only, nothing was imported. It would be: Umoya Energy: 2 added, 0 changed, 0 unchanged, 0 removed.',
  ]);
  expect(await records()).toBe(0);
  expect(await run(UMOYA.guid.toUpperCase(), file)).toEqual([
    0,
    'Umoya Energy: 2 added, 0 changed, 0 unchanged, 0 removed; 2 accounts made, which wait for their first password. Those who had an account are asked whether they belong to it.',
  ]);
  expect((await run('1', file))[1]).toContain('0 added, 0 changed, 2 unchanged');
});

test('anything wrong, and nothing is imported', async () => {
  await write('UE-3,c@example.org,Zola,Dlamini,', 'UE-4,d@example.org,Zola,Dlamini,123');
  expect(await run('1', file)).toEqual([
    1,
    'line 3: personal, ID number: Invalid ID number\nNothing was imported: 1 thing is wrong.',
  ]);
  await write('UE-3,a@example.org,Zola,Dlamini,', 'UE-1,z@example.org,Thandi,Mokoena,9202204720083');
  expect(await run('1', file)).toEqual([
    1,
    'employee UE-3 is the same person as employee UE-1\nNothing was imported.',
  ]);
  expect(await records()).toBe(2);
});

test('a file with its header alone replaces no employee', async () => {
  await write();
  expect(await run('1', file, '--replace')).toEqual([
    1,
    'line 1: no employee follows\nNothing was imported: 1 thing is wrong.',
  ]);
  expect(await records()).toBe(2);
});

test('replacing leaves only who is in the file', async () => {
  await write('UE-2,b@example.org,Sipho,Naidoo,');
  expect((await run('1', file, '--replace'))[1]).toContain('1 unchanged, 1 removed');
  expect(await records()).toBe(1);
});

test.each([
  [['1'], 2, 'npm run import-employees'],
  [['1', 'a.csv', 'b.csv'], 2, 'npm run import-employees'],
  [['1', 'a.csv', '--drop'], 2, '--drop'],
  [['1', '/nowhere/a.csv'], 1, 'cannot be read (ENOENT)'],
])('%j ends with %i', async (args, code, text) => {
  const [ended, said] = await run(...args);
  expect([ended, said]).toEqual([code, expect.stringContaining(text)]);
});

test.each([
  ['7', 'There is no organisation 7.'],
  ['umoya', 'umoya is neither an organisation’s number nor its guid.'],
])('organisation %s: %s', async (named, text) => {
  await write('UE-2,b@example.org,Sipho,Naidoo,');
  expect(await run(named, file)).toEqual([1, text]);
});

test('a file of another encoding says so', async () => {
  await writeFile(file, Buffer.from(`${HEADER}\nUE-1,a@example.org,Zo\x81,Mokoena,`, 'latin1'));
  expect((await run('1', file))[1]).toContain('neither UTF-8 nor what Excel saves as CSV');
});

test('explains how to proceed while the service has the embedded database open', async () => {
  await write('UE-2,b@example.org,Sipho,Naidoo,');
  const unlock = await lockFolder(join(place.dataDir, 'database.lock'), place.dataDir);
  expect(await runWith({ DATA_DIR: place.dataDir }, ['1', file])).toEqual([
    1,
    expect.stringContaining('Stop the service, import'),
  ]);
  await unlock();
});
