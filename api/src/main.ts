import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { demoAccounts } from './account/demo.ts';
import { createFirstAdministrator } from './account/index.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { codeOf } from './error-code.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { openDatabase } from './database/open.ts';
import { seedDemo } from './demo/index.ts';
import { bufferedWriter } from './http/log-writer.ts';
import { jsonLog } from './http/log.ts';
import { isUnavailable } from './http/unavailable.ts';
import { configuredOutbox } from './mail/index.ts';
import { createService } from './service.ts';
import type { Service } from './service.ts';
import { startTasks, tasks } from './tasks/index.ts';

/** How long requests under way may take once the service was told to stop. */
const DRAIN = 10_000;

const clock = { now: () => new Date() };
const out = bufferedWriter((text) => process.stdout.write(text));
const log = jsonLog(out.write, clock.now);
process.on('exit', out.flush);
process.on('uncaughtException', (error) => {
  log.error('uncaught', error);
  process.exit(1);
});

const say = (text: string): void => {
  out.flush();
  process.stdout.write(`${text}\n`);
};

const give = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** What the person at the prompt is told where the service cannot start: a sentence for what is foreseen. */
const reasonOf = (error: unknown, configuration: Configuration): string | null => {
  if (error instanceof FolderInUse) return error.message;
  if (codeOf(error) === 'EADDRINUSE') return `Port ${configuration.port} is in use. Give another PORT.`;
  if (codeOf(error) === 'EACCES')
    return `Not allowed: check PORT ${configuration.port} and the folder ${configuration.dataDir}.`;
  if (configuration.databaseUrl !== null && (isUnavailable(error) || /^(28|3D)/.test(codeOf(error) ?? ''))) {
    const { host } = new URL(configuration.databaseUrl);
    return `The database of DATABASE_URL at ${host} cannot be used (${codeOf(error) ?? 'no answer'}).`;
  }
  return null;
};

const read = (): Configuration => {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) return give(error.message);
    throw error;
  }
};

const demoTable = (): string =>
  [
    'Demo accounts:',
    ...demoAccounts.map(
      ({ label, email, password }) => `  ${label.padEnd(9)} ${email.padEnd(28)} ${password}`,
    ),
  ].join('\n');

/** Who can sign in at all after the first start: the demo accounts, or one administrator. */
const prepare = async ({ services }: Service): Promise<string | null> => {
  if (services.configuration.demoData) {
    await seedDemo(services);
    return demoTable();
  }
  const made = await createFirstAdministrator(services);
  if (made === null) return null;
  return made.password === null
    ? `${made.email} is an administrator now.`
    : `First administrator: ${made.email}, one-time password ${made.password} (works once and is not shown again)`;
};

const stopOnSignal = (close: () => Promise<void>): void => {
  let stopping = false;
  const stop = (signal: string): void => {
    // Asked twice, a person means now.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping', { signal });
    out.flush();
    const late = setTimeout(() => {
      log.info('stopped before every request had its answer');
      process.exit(1);
    }, DRAIN);
    late.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('not stopped cleanly', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
};

/** Fails at once where the port is taken, before the first start has spent its seconds on a new database. */
const probePort = async ({ port, host }: Configuration): Promise<void> => {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const start = async (configuration: Configuration): Promise<void> => {
  await probePort(configuration);
  const opened = await openDatabase(configuration, log);
  const outbox = configuredOutbox({ configuration, database: opened.database, clock, log });
  const service = await createService({ configuration, opened, outbox, clock, log });
  const announcement = await prepare(service);
  await service.app.listen({ port: configuration.port, host: configuration.host });
  outbox.start();
  const stopTasks = startTasks(tasks, service.services);
  stopOnSignal(async () => {
    await stopTasks();
    await service.close();
  });
  const { port } = service.app.server.address() as AddressInfo;
  const address = `Phila is at ${configuration.publicUrl ?? `http://localhost:${port}`}`;
  say(announcement === null ? address : `${address}\n${announcement}`);
};

const configuration = read();
await start(configuration).catch((error: unknown) => {
  const reason = reasonOf(error, configuration);
  if (reason !== null) give(reason);
  log.error('not started', error);
  process.exit(1);
});
