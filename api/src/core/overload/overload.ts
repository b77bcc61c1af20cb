import { createServer, type RequestListener, type Server } from 'node:http';
import type { Connections } from '../database/open.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { failure } from '../http/envelope.ts';
import type { Log } from '../http/log.ts';
import { OF_THE_SERVICE } from '../http/security-headers.ts';

/**
 * Requests that may wait for a connection of the database, for each that the pool has. Together they are answered
 * within about a second; a longer queue would only have all of them answered too late.
 */
const WAITING = 20;
/** Seconds. */
const RETRY_AFTER = '1';
/** Milliseconds. */
const TELL_EVERY = 1_000;

const REFUSED = Buffer.from(
  JSON.stringify(failure('The service has too much to do right now. Please try again shortly.')),
);
const HEADERS = {
  ...OF_THE_SERVICE,
  'content-type': 'application/json; charset=utf-8',
  'content-length': REFUSED.length,
  'retry-after': RETRY_AFTER,
};

interface Refusing {
  /** Begins the paths of calls; pages and files are kept in memory, and seldom wait for the database. */
  api: string;
  connections: () => Connections;
  log: Log;
  metrics: () => Metrics | null;
}

/**
 * Refuses calls at once while a long queue waits for the database, so that the others are answered in time. Does so
 * before the application sees them: a refusal has to cost next to nothing, or refusing would be what the service does.
 */
const refuseOverload = (
  { api, connections, log, metrics }: Refusing,
  listener: RequestListener,
): RequestListener => {
  const health = `${api}/health`;
  let refused = 0;
  const tell = (): void => {
    log.info('overloaded', { refused });
    refused = 0;
  };
  return (request, response) => {
    const { url = '', method = '' } = request;
    const { waiting, busy, idle } = connections();
    if (waiting <= WAITING * (busy + idle) || !url.startsWith(api) || url.startsWith(health)) {
      listener(request, response);
      return;
    }
    if (refused === 0) setTimeout(tell, TELL_EVERY).unref();
    refused += 1;
    metrics()?.answered({ method, route: undefined, status: 503, seconds: 0 });
    response.writeHead(503, HEADERS).end(REFUSED);
  };
};

/** Makes the server as Fastify would, with that before it. */
export const serverRefusingOverload =
  (refusing: Refusing) =>
  (
    listener: RequestListener,
    { keepAliveTimeout, requestTimeout }: { keepAliveTimeout?: unknown; requestTimeout?: unknown },
  ): Server => {
    const server = createServer(refuseOverload(refusing, listener));
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    return server;
  };
