import { bin } from '../commands/workspace.mjs';
import { makeDomainCopy } from './domain-copy.mjs';
import { domainGuide } from './domain-guide.mjs';
import { applyGuide } from './guide-changes.mjs';

/*
 * Applies the changes of docs/guides/build-a-domain.md to the current workspace, and checks the types of every package
 * that they touch. guide-changes.test.mjs shows in `npm test` that the changes still fit; build-a-domain.long.test.mjs
 * does the rest; e2e/new-record.spec.ts shows the first record in a browser.
 */

const { record, rest } = domainGuide;

/** Folders that compiling the changed packages does not read. */
const UNREAD =
  /^(?:api\/dist|docs|e2e|shell|mfe-(?!details$)[^/]+|shared\/(?:cv-template|finance|pdf|platform|ui)\/src)$|\/dist\/site$|\.map$/;

let workspace;
/** Files that the guide changes or adds for its first record; `ofRest` are the others. */
let ofRecord;
let ofRest;
beforeAll(() => {
  workspace = makeDomainCopy((place) => !UNREAD.test(place));
  ofRecord = applyGuide(workspace.copy, record);
  ofRest = applyGuide(workspace.copy, rest);
});
afterAll(() => workspace.remove());

test('a record of five fields is one definition, one line of the service and one section', () => {
  const definition = /fields: \{\n(.*?)\n {2}\},\n/s.exec(record)?.[1] ?? '';
  expect(definition.match(/^ {4}\w+: /gm)).toHaveLength(5);
  expect(definition).toContain('required(');
  expect(definition).toContain('among: ');
  expect(definition).toContain('attachedDocument(');
  expect(ofRecord).toEqual([
    'shared/contract/src/records/vehicle.ts',
    'api/src/areas/details/records.ts',
    'mfe-details/remote.ts',
  ]);
});

test('the whole domain of the guide passes the type check and lint', async () => {
  const { complaints, node } = workspace;
  // Uses a single thread, because several would check much of the same code twice: twice the processor time.
  const types = (...args) => complaints(bin('tsc'), ['--singleThreaded', '-p', ...args]);
  // Compiles the contract first: the light calls are written from its compiled code, and their types are wrong until
  // then.
  await types('shared/contract');
  expect(await node('shared/contract/write-light-calls.mjs')).toBe('');
  expect(await types('shared/contract')).toBe('');
  expect(await types('api', '--noEmit')).toBe('');
  expect(await types('mfe-details', '--noEmit')).toBe('');
  const sources = [...ofRecord, ...ofRest].filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(10);
  const lint = ['--deny-warnings', '--config', '.oxlintrc.json'];
  expect(await complaints(bin('oxlint'), [...lint, ...sources])).toBe('');
});

test('the command that makes a migration says what it cannot do', async () => {
  const migration = (...args) => workspace.node('shared/tooling/commands/migration.mjs', ...args);
  expect(await migration()).toMatch(/^Name what changes, as in add-trips\. Usage: npm run migration/);
  expect(await migration('Add Trips')).toBe(
    '"Add Trips" is no name: lower case letters, digits and dashes.\n',
  );
  expect(await migration('add-trips', '--anew')).toMatch(
    /^Unknown option '--anew'\. Usage: npm run migration/,
  );
});
