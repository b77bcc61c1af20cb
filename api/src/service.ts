import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { DrawProcess } from './core/drawing/draw-process.ts';
import { openSealing } from './core/secrets/sealing.ts';
import { announceEndedSessions } from './core/people/announce-ended-sessions.ts';
import { openTokens } from './core/people/tokens.ts';
import { createApp } from './app.ts';
import { operatorToken } from './core/access/machine.ts';
import { openBlobs } from './core/blobs/index.ts';
import { openFreeSpace } from './core/disk/free-space.ts';
import type { Configuration } from './core/configuration.ts';
import type { OpenDatabase } from './core/database/open.ts';
import { announceInstance } from './core/releases/instances.ts';
import { releasedDeclarations } from './core/releases/declarations.ts';
import { ReleaseStore } from './core/releases/release-store.ts';
import { openLimits } from './core/limits/limits.ts';
import type { Log } from './core/http/log.ts';
import { scanByClamd } from './core/malware/clamd.ts';
import { areas as everyArea } from './areas.ts';
import { type Area, serviceCalls, type WholeService } from './core/area.ts';
import { openJobs } from './core/jobs/jobs.ts';
import { configuredMessageLimits, configuredTransports, type Transports } from './core/mail/index.ts';
import { messagePorts } from './core/mail/messages.ts';
import { openMetrics } from './core/metrics/metrics.ts';
import { ownGauges } from './core/metrics/own-gauges.ts';
import type { Clock } from './core/clock.ts';
import { developmentSite } from './site/development-site.ts';

export interface ServiceParts {
  configuration: Configuration;
  opened: OpenDatabase;
  clock: Clock;
  log: Log;
  /** Lets this process run jobs (`services.jobs.work`) rather than only queue them; default: false. */
  works?: boolean;
  /** Sends messages; default: as configured. */
  transports?: Transports;
  /** Default: all areas (`areas.ts`). */
  areas?: readonly Area[];
  /** Makes the serializers of replies; default: Fastify's own. */
  compiler?: FastifySerializerCompiler<unknown>;
}

export interface Service {
  services: WholeService;
  app: FastifyInstance;
  /** Reports as unhealthy from now on, but still answers. */
  announceStop(): void;
  /** Finishes running requests and jobs, then closes the database. */
  close(): Promise<void>;
}

/** The service's own address: loopback if it listens on all. */
const addressOf = ({ server }: FastifyInstance): string | null => {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return null;
  const { address, family, port } = bound;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
};

/** Declarations as development servers have them: such a site has no releases. */
const developmentDeclarations = (configuration: Configuration, log: Log): WholeService['declarations'] => {
  const site = developmentSite(configuration, log);
  return async () => (await site.now()).registry.remotes.map(({ declaration }) => declaration);
};

/** Assembles the service, not listening yet. */
export const createService = async ({
  configuration,
  opened,
  clock,
  log,
  works = false,
  transports = configuredTransports(configuration),
  areas = everyArea,
  compiler,
}: ServiceParts): Promise<Service> => {
  // Made before anybody reads it from the data folder.
  await operatorToken(configuration);
  let listening: FastifyInstance | null = null;
  let isStopping = false;
  const { tokens, stop: stopListening } = await announceEndedSessions(
    await openTokens(configuration, opened.database, clock),
    { database: opened.database, listen: opened.listen, log },
  );
  const { database } = opened;
  const jobs = await openJobs<WholeService>({
    store: opened.jobs,
    database,
    log,
    works,
    jobs: areas.flatMap((area) => area.jobs),
    tasks: areas.flatMap((area) => area.tasks),
  });
  const blobs = openBlobs(configuration, log);
  const { releases, stop: stopReleases } = await ReleaseStore.open({
    database,
    listen: opened.listen,
    blobs,
    log,
  });
  const leave = await announceInstance(
    { database, log },
    serviceCalls(areas).map(({ call: { method, path } }) => ({ method, path })),
  );
  const services: WholeService = {
    areas,
    configuration,
    database,
    clock,
    log,
    jobs,
    transports,
    ...messagePorts({ database, clock, log, jobs, limits: configuredMessageLimits(configuration) }),
    tokens,
    sealing: await openSealing(configuration),
    blobs,
    releases,
    declarations:
      configuration.developmentOrigins.length === 0
        ? releasedDeclarations(releases)
        : developmentDeclarations(configuration, log),
    freeSpace: openFreeSpace(configuration.dataDir),
    scanFile: configuration.clamdUrl === null ? null : scanByClamd(configuration.clamdUrl),
    limits: openLimits(configuration, opened.database, clock),
    listen: opened.listen,
    dump: opened.dump ?? null,
    publishesSite: false,
    isStopping: () => isStopping,
    drawing: new DrawProcess(),
    metrics: null,
    connections: opened.connections ?? null,
    ownAddress: () => (listening === null ? null : addressOf(listening)),
  };
  if (configuration.metricsPort !== null)
    services.metrics = openMetrics({
      given: services,
      gauges: [...ownGauges, ...areas.flatMap(({ gauges }) => gauges)],
      connections: opened.connections,
      log,
    });
  const app = await createApp(services, undefined, compiler);
  listening = app;
  // Reads the port that PORT=0 was given, because links in mails need it.
  app.addHook('onListen', () => {
    const bound = app.server.address();
    if (bound !== null && typeof bound === 'object')
      services.configuration = { ...services.configuration, port: bound.port };
  });
  return {
    services,
    app,
    announceStop: () => {
      isStopping = true;
    },
    close: async () => {
      isStopping = true;
      await app.close();
      services.drawing.close();
      await jobs.stop();
      transports.mail.close();
      transports.sms.close();
      await stopListening();
      await stopReleases();
      await leave();
      await opened.close();
    },
  };
};
