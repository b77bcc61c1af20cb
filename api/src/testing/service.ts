import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, Envelope, InputOf, ValueOf } from '@phila/contract';
import { readConfiguration } from '../core/configuration.ts';
import type { Configuration } from '../core/configuration.ts';
import type { Database, OpenDatabase } from '../core/database/open.ts';
import { jsonLog } from '../core/http/log.ts';
import type { Outgoing } from '../core/mail/index.ts';
import { areas as everyArea } from '../areas.ts';
import type { Area, WholeService } from '../core/area.ts';
import { createService } from '../service.ts';
import type { Clock } from '../core/clock.ts';
import { delivering } from '../core/mail/delivering.ts';
import { openTestDatabase, serverSecrets } from './database.ts';
import { formBody } from './form-body.ts';
import { keptReplyWriters } from './reply-writers.ts';
import { runJobs } from './run-jobs.ts';

export interface TestClock extends Clock {
  /** Moves the time forward, in milliseconds. */
  advance(by: number): void;
}

/** A reply: the status, the headers, and the JSON envelope (null for any other body). */
export interface Answer<T> {
  status: number;
  headers: Headers;
  envelope: Envelope<T>;
  /** The envelope's value; fails the test if the call was refused. */
  value: T;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

export interface TestService {
  /** `http://127.0.0.1:<port>`, without a final slash. */
  url: string;
  configuration: Configuration;
  services: WholeService;
  database: Database;
  opened: OpenDatabase;
  clock: TestClock;
  /** Makes a declared call over HTTP like the client. */
  call<C extends AnyCall>(call: C, input: InputOf<C>, options?: CallOptions): Promise<Answer<ValueOf<C>>>;
  /** Sends the outbox. @returns all mails sent so far, oldest first */
  mail(): Promise<Outgoing[]>;
  /** Sends the outbox. @returns all text messages sent so far */
  sms(): Promise<Outgoing[]>;
  /** Sends the outbox. */
  deliver(): Promise<number>;
  /** All lines logged so far. */
  logged(): string[];
  close(): Promise<void>;
}

export interface TestServiceOptions {
  /** Environment variables, as an operator sets them. */
  settings?: Record<string, string>;
  /** The clock's initial time; default: now. */
  now?: Date;
  /** Areas in addition to the real ones. */
  areas?: readonly Area[];
  /** Sends messages by the configured transports instead of collecting them; default: false. */
  transports?: boolean;
  /** Its database, closed with it; default: a new one. */
  opened?: OpenDatabase;
}

/** Fills in `{id}` and the query, like the typed client. */
export const addressOf = (call: AnyCall, input: object): string => {
  const { params = {}, query = {} } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api/v1${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
};

/**
 * A clock that advances a millisecond with each reading, so that later events get later times however busy the machine.
 */
const testClock = (start: Date): TestClock => {
  let time = start.getTime();
  return {
    now: () => {
      time += 1;
      return new Date(time);
    },
    advance: (by) => {
      time += by;
    },
  };
};

/** Starts the whole service with its own port and database, for tests over HTTP. */
export const startService = async (options: TestServiceOptions = {}): Promise<TestService> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'phila-test-'));
  const configuration = readConfiguration({
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
    // A closed port, so that tests without a stand-in reach no server.
    WEATHER_URL: 'http://127.0.0.1:9',
    // Raised because tests write faster than people; tests of this limit set their own.
    LIMIT_WRITE: '1000000/1m',
    LIMIT_PEOPLE: '1000000/1m',
    LIMIT_REFRESH: '1000000/1m',
    LIMIT_BROWSE: '1000000/1m',
    LIMIT_PICTURE: '1000000/1m',
    // A public address requires a server's settings, though the database is the test's own.
    ...(options.settings?.PUBLIC_URL === undefined
      ? {}
      : { DATABASE_URL: 'postgres://127.0.0.1:9/unused', SMTP_URL: 'smtps://127.0.0.1:9', ...serverSecrets }),
    ...options.settings,
  });
  const clock = testClock(options.now ?? new Date());
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line), clock.now);
  const opened = options.opened ?? (await openTestDatabase(log));
  const sent: { mail: Outgoing[]; sms: Outgoing[] } = { mail: [], sms: [] };
  const collect = (into: Outgoing[]) => ({
    deliver: async (message: Outgoing) => {
      into.push(message);
    },
    close: () => undefined,
  });
  const service = await createService({
    configuration,
    opened,
    clock,
    log,
    ...(options.transports === true
      ? {}
      : { transports: { mail: collect(sent.mail), sms: collect(sent.sms) } }),
    areas: [...everyArea, ...(options.areas ?? [])],
    compiler: await keptReplyWriters(),
  });
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const deliver = () => runJobs(service.services, delivering);

  return {
    url,
    configuration,
    services: service.services,
    database: opened.database,
    opened,
    clock,
    call: async <C extends AnyCall>(
      call: C,
      input: InputOf<C>,
      { token, headers = {} }: CallOptions = {},
    ) => {
      const { body, file, files } = input as {
        body?: object;
        file?: File;
        files?: { readonly [name: string]: File };
      };
      const isJson = body !== undefined && call.upload === undefined;
      const sent = call.upload === undefined ? JSON.stringify(body) : formBody(call, body ?? {}, file, files);
      const response = await fetch(`${url}${addressOf(call, input as object)}`, {
        method: call.method,
        headers: {
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      });
      const envelope = (await response.json()) as Envelope<ValueOf<C>>;
      return {
        status: response.status,
        headers: response.headers,
        envelope,
        get value() {
          if (!envelope.isSuccess) {
            throw new Error(
              `${call.method} ${call.path} answered ${response.status}: ${JSON.stringify(envelope)}`,
            );
          }
          return envelope.value as ValueOf<C>;
        },
      };
    },
    mail: async () => {
      await deliver();
      return sent.mail;
    },
    sms: async () => {
      await deliver();
      return sent.sms;
    },
    deliver,
    logged: () => lines,
    close: async () => {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
