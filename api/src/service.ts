import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { DrawProcess } from './core/drawing/draw-process.ts';
import { openSealing } from './core/secrets/sealing.ts';
import { announceEndedSessions } from './core/people/announce-ended-sessions.ts';
import { openTokens } from './core/people/tokens.ts';
import { createApp } from './app.ts';
import { openBlobs } from './core/blobs/index.ts';
import { openFreeSpace } from './core/disk/free-space.ts';
import type { Configuration } from './core/configuration.ts';
import type { OpenDatabase } from './core/database/open.ts';
import { openLimits } from './core/limits/limits.ts';
import type { Log } from './core/http/log.ts';
import { areas as everyArea } from './areas.ts';
import type { Area, WholeService } from './core/area.ts';
import { openJobs } from './core/jobs/jobs.ts';
import { configuredMessageLimits, configuredTransports, type Transports } from './core/mail/index.ts';
import { messagePorts } from './core/mail/messages.ts';
import type { Clock } from './core/clock.ts';

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
    blobs: openBlobs(configuration, log),
    freeSpace: openFreeSpace(configuration.dataDir),
    limits: openLimits(configuration, opened.database, clock),
    listen: opened.listen,
    isStopping: () => isStopping,
    drawing: new DrawProcess(),
    ownAddress: () => (listening === null ? null : addressOf(listening)),
  };
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
      await opened.close();
    },
  };
};
