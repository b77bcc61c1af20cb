import { type AnyCall, calls as declared } from '@phila/contract';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import { readBodies } from './core/http/content-types.ts';
import { failure } from './core/http/envelope.ts';
import { handleFailures, sendFailure } from './core/calls/failures.ts';
import { mountCalls } from './core/calls/mount.ts';
import { serverRefusingOverload } from './core/overload/overload.ts';
import { openApiDocument } from './core/http/openapi.ts';
import { prepare, sendPrepared } from './core/http/prepared.ts';
import type { EncodedBody } from './core/http/prepared.ts';
import { notFound, Refusal } from './core/http/refusal.ts';
import { requestId } from './core/http/request-id.ts';
import { serveMetrics } from './core/metrics/metrics-server.ts';
import { securityHeaders } from './core/http/security-headers.ts';
import type { RepliesOf } from './core/http/security-headers.ts';
import { answersOf, serviceCalls, type WholeService } from './core/area.ts';
import type { Services } from './core/services.ts';
import { mountSite } from './site/index.ts';
import { readableAddress } from './site/readable-address.ts';

/** Bytes of the largest body; uploads have their own limit. */
const BODY_LIMIT = 1_048_576;

/** Answers a client that does not speak HTTP. */
const UNREADABLE = JSON.stringify(failure('The request is not readable'));

/**
 * Prefixes every path of the service (specification: service).
 * @public `npm run surface` reads it from the compiled file.
 */
export const API = '/api/v1';

/**
 * Logs a line for each request, with the route's pattern, because the address itself may contain personal data. Listens
 * to `close` rather than using Fastify's `onResponse`: a second listener of `finish` makes Node keep an array, which
 * can keep each request alive past every minor collection (measured: a tenth of the processor).
 */
const logOnceAnswered = ({ log, metrics }: Services, request: FastifyRequest, reply: FastifyReply): void => {
  const start = performance.now();
  reply.raw.on('close', () => {
    // The client went away before the reply was finished.
    if (!reply.raw.writableFinished) return;
    const ms = performance.now() - start;
    const { method } = request;
    const route = request.routeOptions.url;
    metrics?.answered({ method, route, status: reply.statusCode, seconds: ms / 1_000 });
    log.info('request', {
      requestId: request.id,
      method,
      route: route ?? 'none',
      status: reply.statusCode,
      // Logs both the viewer and the viewed person.
      ...(request.person?.viewerId === undefined
        ? {}
        : { viewer: request.person.viewerId, person: request.person.id }),
      ms: Math.round(ms * 10) / 10,
    });
  });
};

/**
 * Prepares every request, in the service's scope and the site's, in a single callback hook: each further hook, and
 * promises above all, would cost more time than its work.
 */
const addFirstHook = (
  app: FastifyInstance,
  of: RepliesOf,
  services: Services,
  isClosing: () => boolean,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // Runs first, so that refusals below are logged too.
    logOnceAnswered(services, request, reply);
    securityHeaders(of, request, reply);
    void reply.header('x-request-id', request.id);
    if (!isClosing()) return done();
    void reply.header('connection', 'close');
    return done(
      new Refusal(503, 'The service is restarting. Please try again shortly.', undefined, { retryAfter: 5 }),
    );
  });
};

/** Calls that a process only for jobs answers, for its monitor. */
const OF_A_WORKER: readonly AnyCall[] = Object.values(declared.health);

const mountApi = async (
  api: FastifyInstance,
  services: WholeService,
  calls: readonly AnyCall[],
): Promise<void> => {
  readBodies(api);
  if (services.configuration.role === 'worker') {
    const answers = answersOf(services).filter(({ call }) => OF_A_WORKER.includes(call));
    return mountCalls(api, OF_A_WORKER, answers, services);
  }
  let description: Promise<EncodedBody> | null = null;
  api.get('/openapi.json', async (request, reply) => {
    description ??= prepare(JSON.stringify(openApiDocument(calls, API)));
    return sendPrepared(request, reply, await description, 'public, max-age=300');
  });
  // Needs a route here: the site answers every other GET with its page.
  api.all('/*', (request, reply) => sendFailure(services.log, notFound(), request, reply));
  for (const area of services.areas) await area.routes?.(api, services);
  mountCalls(api, calls, answersOf(services), services);
};

/**
 * Builds the service's Fastify application: the calls under `/api/v1`, in the envelope, not listening yet. A process
 * only for jobs answers nothing but its health.
 * @param compiler makes the serializers of replies; default: Fastify's own, once for each application
 */
export const createApp = async (
  services: WholeService,
  calls: readonly AnyCall[] = serviceCalls(services.areas).map(({ call }) => call),
  compiler?: FastifySerializerCompiler<unknown>,
): Promise<FastifyInstance> => {
  const { configuration, log, connections } = services;
  const app: FastifyInstance = fastify({
    ...(connections !== null && {
      serverFactory: serverRefusingOverload({
        api: API,
        connections,
        log,
        metrics: () => services.metrics,
      }),
    }),
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: requestId,
    // Ours replies in the envelope.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Time for a request to arrive: a file of 25 MB at 300 kbit/s takes 700 seconds.
    requestTimeout: 720_000,
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`${API}/`) ? url : readableAddress(url)),
    frameworkErrors: (error, request, reply) => sendFailure(log, error, request, reply),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n` +
            `Content-Length: ${Buffer.byteLength(UNREADABLE)}\r\n\r\n${UNREADABLE}`,
        );
      }
    },
  });
  if (compiler !== undefined) app.setSerializerCompiler(compiler);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Closes connections after their last reply, because keep-alive clients would keep them open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
  });
  handleFailures(app, log);
  const { metrics } = services;
  if (metrics !== null && configuration.metricsPort !== null)
    serveMetrics(app, { metrics, configuration, port: configuration.metricsPort, log });
  const isClosing = (): boolean => closing;
  await app.register(
    async (api) => {
      addFirstHook(api, 'service', services, isClosing);
      await mountApi(api, services, calls);
    },
    { prefix: API },
  );
  if (configuration.role !== 'worker')
    await app.register(async (site) => {
      addFirstHook(site, 'site', services, isClosing);
      await mountSite(site, services);
    });
  return app;
};
