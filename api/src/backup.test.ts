import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send, sendJson, valueOf } from './testing/json-request.ts';
import { runService } from './testing/process.ts';
import { servicesOfFile } from './testing/services-of-file.ts';

/* Backs up a site as an operator does, with programs of their own, and restores it elsewhere. */

const { folder, run } = servicesOfFile();
/** Lets one person save for as long as a backup takes. */
const settings = { DEMO_DATA: 'small', LIMIT_WRITE: '100000/1m' };
const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };
const paper = 'The words of a paper of mine';

const program = (name: 'backup' | 'restore', args: string[], environment: Record<string, string> = {}) =>
  runService({ DATA_DIR: folder('data'), ...settings, ...environment }, name, args).ended;
const refused = (line: string | RegExp) => ({
  code: 1,
  signal: null,
  stdout: '',
  stderr: expect.stringMatching(line) as string,
});

const signIn = async (url: string): Promise<string> =>
  valueOf<{ accessToken: string }>(await sendJson(`${url}/api/v1/Account/sign-in`, 'POST', consumer))
    .accessToken;
const writeTo = (url: string, token: string, initials: string) =>
  sendJson(
    `${url}/api/v1/Account/update-biographical-details`,
    'PUT',
    { firstName: 'Thandi', lastName: 'Mokoena', initials },
    token,
  );
const initialsAt = async (url: string, token: string): Promise<string> =>
  valueOf<{ initials: string }>(await send(`${url}/api/v1/Account/get-biographical-details`, { token }))
    .initials;

/** Names of the files below a folder of the data. */
const filesIn = async (place: string): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('a site that runs is backed up whole, goes on, and is restored as it was in that moment', async () => {
  const site = run(settings);
  const url = await site.url;
  const token = await signIn(url);
  expect((await writeTo(url, token, 'A')).status).toBe(200);
  await writeFile(join(folder('data'), 'blobs', 'paper'), paper);

  // Writes on while the backup is made, so that it has a moment to be of.
  const done = new AbortController();
  let written = 0;
  const writing = (async () => {
    while (!done.signal.aborted) {
      written += 1;
      expect((await writeTo(url, token, `B${written}`)).status).toBe(200);
    }
  })();
  const made = await program('backup', [folder('backup'), '--site', url]);
  done.abort();
  await writing;
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^\S+ has the database and \d+ files\. /);
  expect(await readdir(join(folder('data'), 'backups'))).toEqual([]);
  expect((await writeTo(url, token, 'Z')).status).toBe(200);

  expect(await program('backup', [folder('backup'), '--site', url])).toEqual(
    refused(/ is not empty: name a new/),
  );
  expect(await program('restore', [folder('backup')])).toEqual(
    refused(/ is not empty: a backup is restored into an empty DATA_DIR, so that nothing is overwritten\n$/),
  );
  expect(await program('backup', [join(folder('data'), 'mine'), '--site', url])).toEqual(
    refused(/ is within DATA_DIR: name a folder on another disk\n$/),
  );
  expect(await program('backup', [folder('other'), '--site', 'http://localhost:9'])).toEqual(
    refused(/^No site answers at http:\/\/localhost:9: name it with --site http:\/\/localhost:PORT\n$/),
  );
  const blobs = await filesIn(join(folder('data'), 'blobs'));
  site.kill('SIGTERM');
  await site.ended;

  const DATA_DIR = folder('restored');
  expect(await program('restore', [folder('backup')], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  expect(await filesIn(join(DATA_DIR, 'blobs'))).toEqual(blobs);
  const again = run({ ...settings, DATA_DIR });
  const there = await again.url;
  // The key was restored as well, so the token is still one.
  const initials = await initialsAt(there, token);
  expect(initials).toMatch(/^(A|B\d+)$/);
  expect(Number(initials.slice(1))).toBeLessThanOrEqual(written);
  expect(await initialsAt(there, await signIn(there))).toBe(initials);
  again.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

test('a site at rest is backed up too, and what is no whole backup is not restored', async () => {
  expect(await program('backup', [folder('rest')])).toMatchObject({ code: 0, stderr: '' });
  const DATA_DIR = folder('empty');
  const fresh = () => program('restore', [folder('rest')], { DATA_DIR });
  await writeFile(join(folder('rest'), 'blobs', 'more'), paper);
  expect(await fresh()).toEqual(refused(/ is no whole backup: it has \d+ files of \d+; copy it again\n$/));
  await rm(join(folder('rest'), 'blobs', 'more'));
  await writeFile(join(folder('rest'), 'database.tar'), 'x');
  expect(await fresh()).toEqual(refused(/ is no whole backup: its database was changed; copy it again\n$/));
  await rm(join(folder('rest'), 'backup.json'));
  expect(await fresh()).toEqual(refused(/ is no whole backup: it has no backup\.json \(ENOENT\)\n$/));
  await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
});

test.each([
  [
    {
      DATABASE_URL: 'postgres://127.0.0.1:1/a',
      TOKEN_SECRET: 'a'.repeat(32),
      SEALING_KEYS: `a:${'b'.repeat(32)}`,
    },
    'DATABASE_URL',
  ],
  [
    { S3_ENDPOINT: 'http://store', S3_BUCKET: 'phila', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    'S3_ENDPOINT',
  ],
])('data that is elsewhere is left to its own backups: %j', async (environment, name) => {
  for (const which of ['backup', 'restore'] as const)
    expect(await program(which, [folder('elsewhere')], environment)).toEqual(
      refused(new RegExp(`^${name} is set: .+ has backups of its own \\(docs/guides/operate\\.md\\)\\n$`)),
    );
});

test('without a folder each says how it is used', async () => {
  expect(await program('backup', [])).toEqual(refused(/^Usage: npm run backup -- /));
  expect(await program('restore', ['a', 'b'])).toEqual(refused(/^Usage: npm run restore -- /));
});
