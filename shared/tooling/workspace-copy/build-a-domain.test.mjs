import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { bin } from '../commands/workspace.mjs';
import { domainGuide, migrationOfGuide } from './domain-guide.mjs';
import { applyGuide } from './guide-changes.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

/*
 * What docs/guides/build-a-domain.md says, done in a copy of the workspace. The record of its first part is also shown
 * in a browser (e2e/new-record.spec.ts).
 */

const run = promisify(execFile);
const { record, rest } = domainGuide;

let copy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a program says in the copy where it fails. */
const complaints = (command, args, more = {}) =>
  run(command, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...more } }).then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );
const node = (...args) => complaints(process.execPath, args);

test('a record of five fields is one definition, one line of the service and one section', () => {
  const definition = /fields: \{\n(.*?)\n {2}\},\n/s.exec(record)?.[1] ?? '';
  expect(definition.match(/^ {4}\w+: /gm)).toHaveLength(5);
  expect(definition).toContain('required(');
  expect(definition).toContain('among: ');
  expect(definition).toContain('attachedDocument(');
  expect(applyGuide(copy, record)).toEqual([
    'shared/contract/src/records/vehicle.ts',
    'api/src/areas/details/records.ts',
    'mfe-details/remote.ts',
  ]);
});

test('the domain of the guide passes the type check, lint and its tests, and its record those of every record', async () => {
  const files = applyGuide(copy, rest);
  expect(await complaints(bin('tsc'), ['-b', 'shared/contract'])).toBe('');
  expect(await node('shared/contract/write-light-calls.mjs')).toBe('');
  expect(await complaints(bin('tsc'), ['-b', 'api', 'mfe-details'])).toBe('');
  const migration = migrationOfGuide(copy);
  expect(await complaints(migration.program, migration.args, migration.env)).toBe('');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const lint = ['--deny-warnings', '--config', '.oxlintrc.json'];
  expect(await complaints(bin('oxlint'), [...lint, ...sources])).toBe('');
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const tests = 'records/every-record|areas/details/licence-fee|details/src/(renewals|declaration)';
  const names = 'vehicles|licence|page|leads nowhere|refreshes';
  expect(
    await node(...jest, '--selectProjects', 'api', 'mfe-details', '--testPathPatterns', tests, '-t', names),
  ).toBe('');
}, 600_000);
