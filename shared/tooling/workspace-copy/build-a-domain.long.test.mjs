import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../commands/postgres.mjs';
import { root } from '../commands/workspace.mjs';
import { JEST_TEST } from '../tests/patience.mjs';
import { makeDomainCopy } from './domain-copy.mjs';
import { domainGuide } from './domain-guide.mjs';
import { applyGuide } from './guide-changes.mjs';

/*
 * Follows docs/guides/build-a-domain.md in a copy of the workspace: first its first record, then the rest.
 * domain-types.long.test.mjs only applies and compiles the changes.
 */

const run = promisify(execFile);
const { record, rest } = domainGuide;

/** Output of webpack; it may still be writing during the copy. */
const BUNDLES = /\/dist\/(?:site|plain|dev|\.bundled)$/;

let copy;
let inCopy;
let complaints;
let node;
let remove;
beforeAll(async () => {
  ({ copy, inCopy, complaints, node, remove } = makeDomainCopy((place) => !BUNDLES.test(place)));
  await beginRepository();
  applyGuide(copy, record);
});
afterAll(() => remove());

const git = async (...args) => {
  const who = ['-c', 'user.name=Squad', '-c', 'user.email=squad@example.org'];
  const { stdout } = await run('git', [...who, ...args], { cwd: copy, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};

/** Makes the copy a git repository, with its files as the first commit. */
const beginRepository = async () => {
  await git('init', '-q', '-b', 'main');
  await git('add', '-A');
  await git('commit', '-qm', 'Begin');
};

/**
 * Runs the programs of `npm run migration` and `npm run surface`, without checking types and writing the light calls
 * first.
 */
const migration = (...args) => node('shared/tooling/commands/migration.mjs', ...args);
const surface = () => node('shared/tooling/commands/surface.mjs');

const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--testTimeout',
  String(JEST_TEST),
];

const committedCalls = (workspace) =>
  JSON.parse(readFileSync(path.join(workspace, 'api/openapi.json'), 'utf8'));

/** Runs the service's tests that walk every call and every record. Lists passed tests by file. */
const genericTests = async (env) => {
  const outputFile = inCopy('test-results.json');
  const files = 'core/(records/every-record|http/(access-matrix|generated-input|openapi))\\.test';
  const names = 'vehicles|what the owner saves';
  const args = ['--selectProjects', 'api', '--testPathPatterns', files, '-t', names];
  const report = ['--json', `--outputFile=${outputFile}`];
  const failed = await complaints(process.execPath, [...JEST, ...args, ...report], env);
  if (failed !== '') throw new Error(failed);
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
  rmSync(outputFile);
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => `${path.basename(file, '.test.ts')}: ${fullName}`),
  );
};

const migrations = () =>
  readdirSync(path.join(copy, 'api/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();

test('the record alone passes the type check, and its calls are in the service’s document', async () => {
  expect(await migration('add-vehicles')).toBe('');
  const made = migrations().at(-1);
  expect(made).toMatch(/^\d{14}_add-vehicles\.sql$/);
  expect(await surface()).toBe('');
  // Expects no changed files beyond the guide's three and generated ones.
  const changed = (await git('status', '--porcelain', '--untracked-files=all')).match(/\S+$/gm);
  expect(changed?.toSorted()).toEqual(
    [
      'api/migrations/meta/0000_snapshot.json',
      'api/migrations/meta/_journal.json',
      `api/migrations/meta/${made?.slice(0, 14)}_snapshot.json`,
      `api/migrations/${made}`,
      'api/openapi.json',
      'api/src/areas/details/records.ts',
      'docs/access.md',
      'mfe-details/remote.ts',
      'shared/contract/src/records/vehicle.ts',
    ].toSorted(),
  );
  const { paths } = committedCalls(copy);
  expect(Object.keys(paths['/Vehicles'] ?? {})).toEqual(['get', 'post']);
  expect(Object.keys(paths['/Vehicles/{id}'] ?? {})).toEqual(['delete', 'put']);
});

test('a release of its remote is refused where the running service has the record otherwise', async () => {
  const own = committedCalls(copy);
  const row = JSON.stringify(own.paths['/Vehicles/{id}']).replaceAll('licensedUntil', 'validUntil');
  const services = {
    same: own,
    other: { ...own, paths: { ...own.paths, '/Vehicles/{id}': JSON.parse(row) } },
  };
  const file = inCopy('services.json');
  writeFileSync(file, JSON.stringify(services));
  const script = `
    import { readFileSync } from 'node:fs';
    import { checkSameCalls } from './shared/tooling/release/gate/gate.mjs';
    import { readRemote } from './shared/tooling/webpack/declaration.mjs';
    const { sections } = await readRemote(process.cwd() + '/mfe-details');
    const calls = sections.flatMap((section) => section.calls);
    const refusals = {};
    for (const [name, openApi] of Object.entries(JSON.parse(readFileSync('services.json', 'utf8'))))
      refusals[name] = await checkSameCalls('details', calls, { openApi: async () => openApi })
        .then(() => null, ({ message }) => message);
    process.stdout.write(JSON.stringify(refusals));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy });
  rmSync(file);
  expect(JSON.parse(stdout)).toEqual({
    same: null,
    other: expect.stringMatching(/other calls than the running service has: .*PUT \/Vehicles\/\{id\} /),
  });
});

test.each(['PGlite', 'PostgreSQL'])(
  'the record alone passes what is asked of every record and of every call, on %s',
  async (database) => {
    const given = process.env.TEST_DATABASE_URL;
    const server = database === 'PostgreSQL' && !given ? await startPostgres() : null;
    const url = database === 'PostgreSQL' ? (server?.url ?? given) : '';
    const passed = await genericTests({ TEST_DATABASE_URL: url }).finally(() => server?.stop());
    const calls = ['create', 'list', 'remove', 'update'].map((action) => `details.vehicles.${action}`);
    expect(passed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^every-record: vehicles is saved, read and changed/),
        expect.stringMatching(/^every-record: vehicles refuses/),
        expect.stringMatching(/^access-matrix: what the owner saves/),
        ...calls.map(
          (name) => `access-matrix: ${name} answers no caller who is not signed in, whatever is sent`,
        ),
        ...calls.map((name) => `generated-input: ${name}`),
        ...calls.map((name) => `openapi: ${name} says who may call it, what it takes and what it answers`),
      ]),
    );
  },
);

test('the whole domain of the guide passes its tests', async () => {
  applyGuide(copy, rest);
  expect(await surface()).toBe('');
  const tests = 'areas/details/licence-fee|details/src/(renewals|declaration)';
  const names = 'licence|page|leads nowhere|refreshes';
  expect(
    await node(...JEST, '--selectProjects', 'api', 'mfe-details', '--testPathPatterns', tests, '-t', names),
  ).toBe('');
});

test('after a merge with another squad’s migration the own one is generated again on top of it', async () => {
  const own = migrations().at(-1);
  await git('checkout', '-qb', 'vehicles');
  await git('add', '-A');
  await git('commit', '-qm', 'Add vehicles');

  // Writes the other squad's migration by hand, so that nothing need be compiled for it.
  await git('checkout', '-q', 'main');
  const folder = path.join(copy, 'api');
  const drizzle = ['generate', '--custom', '--name', 'fill-orders', '--prefix', 'timestamp'];
  await run(path.join(root, 'api/node_modules/.bin/drizzle-kit'), drizzle, { cwd: folder });
  const others = migrations().at(-1);
  expect(others).toMatch(/^\d{14}_fill-orders\.sql$/);
  await git('add', '-A');
  await git('commit', '-qm', 'Fill orders');

  await git('checkout', '-q', 'vehicles');
  await expect(git('merge', '-q', 'main')).rejects.toThrow('merge');
  expect(await migration('add-vehicles', '--rebase')).toBe('');
  const [second, third] = migrations().slice(-2);
  expect([second, third]).toEqual([others, expect.stringMatching(/^\d{14}_add-vehicles\.sql$/)]);
  expect(third > others && third > own).toBe(true);
  expect(readFileSync(path.join(folder, 'migrations', third), 'utf8')).toContain('CREATE TABLE "vehicles"');
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'migrations/meta/_journal.json'), 'utf8'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(migrations());
});
