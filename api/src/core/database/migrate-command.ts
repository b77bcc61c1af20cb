import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import type { Log } from '../http/log.ts';
import { type Migration, migrations } from './migrations.ts';
import { appliedUntil, type Database, openPostgres } from './open.ts';

/** Lists the migrations of this version that a database does not have yet. */
const pendingOf = async (database: Database): Promise<Migration[]> => {
  const until = await appliedUntil(database);
  return (await migrations()).filter(({ when }) => when > until);
};

const pendingAt = async (url: string): Promise<Migration[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await pendingOf(drizzle(client));
  } finally {
    await client.end();
  }
};

/** Names each migration with its statements, a line each. */
const planOf = (pending: readonly Migration[]): string =>
  pending.length === 0
    ? 'The tables are those of this version.'
    : [
        `To do: ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}, in one transaction.`,
        ...pending.flatMap(({ name, statements }) => [
          `  ${name}`,
          ...statements.map(
            (statement) =>
              `    ${statement
                .replaceAll(/^--.*$/gm, '')
                .replaceAll(/\s+/g, ' ')
                .trim()
                .slice(0, 160)}`,
          ),
        ]),
      ].join('\n');

interface Outlets {
  say: (line: string) => void;
  log: Log;
}

/** `migrate [--plan]`. @returns what was done; null for wrong arguments */
export const migrate = async (
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
  { say, log }: Outlets,
): Promise<string | null> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { plan: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) return null;
  const { databaseUrl } = readConfiguration(environment);
  if (databaseUrl === null)
    throw new ConfigurationError(
      'DATABASE_URL is not set: the embedded database is migrated when the site starts',
    );
  const pending = await pendingAt(databaseUrl);
  if (values.plan) return planOf(pending);
  say(planOf(pending));
  await (await openPostgres(databaseUrl, 1, log)).close();
  return 'Done. The tables of the job engine are those of this version too.';
};
