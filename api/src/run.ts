import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_SECRET, demoAccounts } from './areas/identity/demo.ts';
import { createFirstAdministrator } from './areas/identity/administrator.ts';
import type { Configuration } from './core/configuration.ts';
import { keepFilesPrivate, prepareDataFolder } from './core/data-folder.ts';
import { openDatabase } from './core/database/open.ts';
import { seedDemo } from './demo/index.ts';
import { bufferedWriter } from './core/http/log-writer.ts';
import { jsonLog } from './core/http/log.ts';
import { isLoopback } from './core/public-site.ts';
import { probeAddress } from './probe-address.ts';
import { exitWith, readConfigurationOrExit, reasonOf } from './refusing-to-start.ts';
import { createService } from './service.ts';
import type { Service } from './service.ts';

/** Milliseconds for requests, and then jobs, to end on stopping. */
const DRAIN = 20_000;

interface Hooks {
  /**
   * Runs once the service answers, before it says where it is: `npm start` publishes what was built.
   * @param address of this process itself
   */
  onceServing?: (address: string, configuration: Configuration) => Promise<void> | undefined;
}

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

/** Says who can reach a site with published passwords, and how to change that. */
const reach = (host: string): string =>
  isLoopback(host)
    ? 'Only this computer is answered. HOST=0.0.0.0 opens the site, with its demo accounts, to the network.'
    : `Everybody who reaches ${host} can sign in with the demo accounts. DEMO_DATA=off leaves them out.`;

const demoTable = (host: string): string =>
  [
    reach(host),
    'Demo accounts:',
    ...demoAccounts.map(
      ({ label, email, password }) => `  ${label.padEnd(9)} ${email.padEnd(28)} ${password}`,
    ),
    `Those with a role confirm in the Admin Panel that it is them: an app for codes has ${DEMO_SECRET} as their secret.`,
  ].join('\n');

/** Creates the accounts of a first start: the demo's, or an administrator. */
const prepare = async ({ services }: Service): Promise<string | null> => {
  if (services.configuration.demoData) {
    await seedDemo(services);
    return demoTable(services.configuration.host);
  }
  const made = await createFirstAdministrator(services);
  if (made === null) return null;
  return made.password === null
    ? `${made.email} is an administrator now.`
    : `First administrator: ${made.email}, one-time password ${made.password} (works once and is not shown again)`;
};

const stopOnSignal = (service: Service): void => {
  let stopping = false;
  const drain = async (): Promise<void> => {
    service.announceStop();
    await wait(service.services.configuration.stopAfter * 1_000);
    const late = setTimeout(() => {
      log.info('stopped before everything under way had ended');
      process.exit(1);
    }, DRAIN);
    late.unref();
    await service.close();
  };
  const stop = (signal: string): void => {
    // Ends the service at once at a second signal.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping', { signal });
    out.flush();
    drain().then(
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

const start = async (configuration: Configuration, { onceServing }: Hooks): Promise<void> => {
  await prepareDataFolder(configuration);
  await probeAddress(configuration);
  const opened = await openDatabase(configuration, log);
  const { role } = configuration;
  const service = await createService({ configuration, opened, clock, log, works: role !== 'web' });
  service.services.publishesSite = onceServing !== undefined && role !== 'worker';
  const announcement =
    role === 'worker'
      ? 'This process does jobs, and answers about its health alone.'
      : await prepare(service);
  await service.app.listen({ port: configuration.port, host: configuration.host });
  await service.services.jobs.work(service.services);
  stopOnSignal(service);
  await onceServing?.(service.services.ownAddress() ?? '', configuration);
  const { port } = service.app.server.address() as AddressInfo;
  const address = `Phila is at ${configuration.publicUrl ?? `http://localhost:${port}`}`;
  say(announcement === null ? address : `${address}\n${announcement}`);
};

/** Runs the service in this process until it is told to stop. */
export const run = async (hooks: Hooks = {}): Promise<void> => {
  const configuration = readConfigurationOrExit(process.env, (line) =>
    process.stderr.write(`Warning: ${line}\n`),
  );
  keepFilesPrivate();
  await start(configuration, hooks).catch((error: unknown) => {
    const reason = reasonOf(error, configuration);
    if (reason !== null) exitWith(reason);
    log.error('not started', error);
    process.exit(1);
  });
};
