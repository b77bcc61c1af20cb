import { join } from 'node:path';
import { calls, everyCall } from '@phila/contract';
import type { FastifyInstance } from 'fastify';
import { openTokens } from './account/tokens.ts';
import { createApp } from './app.ts';
import { diskStore } from './blobs/disk-store.ts';
import type { Configuration } from './configuration.ts';
import type { OpenDatabase } from './database/open.ts';
import { configuredLimits, memoryLimits } from './http/limits.ts';
import type { Log } from './http/log.ts';
import { implementations } from './implementations.ts';
import type { Outbox } from './mail/index.ts';
import type { Clock, Services } from './services.ts';

export interface ServiceParts {
  configuration: Configuration;
  opened: OpenDatabase;
  outbox: Outbox;
  clock: Clock;
  log: Log;
}

export interface Service {
  services: Services;
  app: FastifyInstance;
  /** Answers what was asked already, then lets go of the outbox and the database. */
  close(): Promise<void>;
}

/** Puts the parts together; nothing listens yet. */
export const createService = async ({
  configuration,
  opened,
  outbox,
  clock,
  log,
}: ServiceParts): Promise<Service> => {
  const services: Services = {
    configuration,
    database: opened.database,
    clock,
    log,
    mail: outbox.mail,
    sms: outbox.sms,
    tokens: await openTokens(configuration, opened.database, clock),
    blobs: diskStore(join(configuration.dataDir, 'blobs')),
    limits: memoryLimits(configuredLimits(configuration), clock),
  };
  const app = await createApp(
    services,
    everyCall(calls).map(({ call }) => call),
    implementations,
  );
  return {
    services,
    app,
    close: async () => {
      await app.close();
      await outbox.stop();
      await opened.close();
    },
  };
};
