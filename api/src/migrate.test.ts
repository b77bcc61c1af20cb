import { Client } from 'pg';
import { createEmptyDatabase, serverSecrets, testServer } from './testing/database.ts';
import { runService } from './testing/process.ts';
import { servicesOfFile } from './testing/services-of-file.ts';

const server = testServer();
const { folder } = servicesOfFile();
const migrate = (environment: Record<string, string>, args: string[] = []) =>
  runService({ DATA_DIR: folder('data'), ...environment }, 'migrate', args).ended;

test('without a server it says where the embedded database is migrated', async () => {
  expect(await migrate({})).toEqual({
    code: 1,
    signal: null,
    stdout: '',
    stderr: 'DATABASE_URL is not set: the embedded database is migrated when the site starts\n',
  });
  expect((await migrate({}, ['now'])).stderr).toBe('Usage: npm run migrate [-- --plan]\n');
});

if (server !== null)
  test('a plan changes nothing; a migration gives up on a table in use and changes nothing, and is done once', async () => {
    const { url, drop } = await createEmptyDatabase(server);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const environment = { DATABASE_URL: url, ...serverSecrets };
      const planned = await migrate(environment, ['--plan']);
      expect(planned.stdout).toMatch(
        /^To do: \d+ migrations, in one transaction\.\n {2}0000_1\.0\n {4}CREATE /,
      );
      const tables = async () =>
        (await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount ?? 0;
      expect(await tables()).toBe(0);
      // The first table that a migration writes to, in use before it begins.
      await client.query(
        'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
      );
      await client.query('begin; lock table drizzle.__drizzle_migrations in share mode');
      expect(await migrate(environment)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^The tables cannot be migrated while a long statement uses one of them: try again/,
        ) as string,
      });
      await client.query('rollback');
      expect(await tables()).toBe(0);
      expect(await migrate(environment)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^To do: .+\nDone\. .+\n$/s) as string,
      });
      expect(await tables()).toBeGreaterThan(50);
      expect((await migrate(environment)).stdout).toMatch(/^The tables are those of this version\.\nDone\. /);
    } finally {
      await client.end();
      await drop();
    }
  });
