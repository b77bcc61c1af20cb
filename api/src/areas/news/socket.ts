import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../../core/limits/address-key.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { Connections } from './connections.ts';
import { NewsHub } from './hub.ts';
import { isSameSite } from './same-site.ts';

/** Milliseconds between heartbeats; a client that missed the last one is disconnected. */
const HEARTBEAT = 30_000;
/** Bytes buffered for a slow client; beyond, it is disconnected, and resumes on reconnecting. */
const MAX_WAITING = 65_536;
/** Bytes of the largest message from a client; clients have no reason to send any. */
const LARGEST_MESSAGE = 1_024;
const MAX_CONNECTIONS = 10_000;
/** Milliseconds for clients to close when the service stops. */
const PATIENCE = 2_000;

const GOING_AWAY = 1001;
const NOT_ALLOWED = 1008;
const TRY_AGAIN_LATER = 1013;

/** `?after=17`: the last item that the client has. */
const afterOf = (request: FastifyRequest): number | null => {
  const { after } = request.query as { after?: unknown };
  return typeof after === 'string' && /^\d{1,15}$/.test(after) ? Number(after) : null;
};

const closed = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve(null);
    socket.once('close', resolve);
  });

/** Closes with 1001 (going away), and terminates clients that do not answer. */
const sendAway = async (sockets: readonly WebSocket[]): Promise<void> => {
  for (const socket of sockets) socket.close(GOING_AWAY, 'The service is restarting');
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    late = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([Promise.all(sockets.map(closed)), patience]);
  clearTimeout(late);
  for (const socket of sockets) socket.terminate();
};

/**
 * The news socket of specification: weather-and-news, at `/api/v1/News/rss`: JSON items `{Title, Link}` with an `Id`. A
 * client that lost the connection resumes with `?after=17`, the last id. For anyone, but only from pages of this site.
 */
export const mountNewsSocket = async (api: FastifyInstance, services: Services): Promise<void> => {
  const { configuration, log } = services;
  const hub = new NewsHub(services);
  const connections = new Connections(configuration.newsConnections, MAX_CONNECTIONS);
  const answered = new Map<WebSocket, boolean>();

  const heartbeat = setInterval(() => {
    for (const [socket, isAlive] of answered) {
      if (!isAlive) socket.terminate();
      else {
        answered.set(socket, false);
        socket.ping();
      }
    }
    // Makes up for a lost notification within a heartbeat.
    if (hub.size > 0) hub.refresh().catch((error: unknown) => log.error('news not read', error));
  }, HEARTBEAT);
  heartbeat.unref();

  const serve = async (socket: WebSocket, request: FastifyRequest, leave: () => void): Promise<void> => {
    let part: (() => void) | null = null;
    answered.set(socket, true);
    socket.on('pong', () => answered.set(socket, true));
    socket.on('message', () => socket.close(NOT_ALLOWED, 'Nothing is read here'));
    socket.on('error', () => socket.terminate());
    const begun = performance.now();
    socket.once('close', (code: number) => {
      log.info('news connection', { requestId: request.id, code, ms: Math.round(performance.now() - begun) });
      answered.delete(socket);
      leave();
      part?.();
    });
    try {
      part = await hub.join((items) => {
        for (const item of items) socket.send(JSON.stringify(item));
        if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
      }, afterOf(request));
      // The client may have disconnected while the news was fetched.
      if (socket.readyState !== socket.OPEN) part();
    } catch (error) {
      log.error('news not read', error);
      socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
  };

  await api.register(async (news) => {
    await news.register(websocket, {
      options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
      preClose: async () => {
        clearInterval(heartbeat);
        await sendAway([...answered.keys()]);
        await hub.close();
      },
    });
    const places = new WeakMap<FastifyRequest, () => void>();
    news.route({
      method: 'GET',
      url: '/News/rss',
      preValidation: async (request) => {
        if (!request.ws) throw notFound();
        if (!isSameSite(request, configuration)) throw new Refusal(403, 'Only pages of this site may listen');
        const place = connections.take(addressKey(request.ip));
        if (place === 'address')
          throw new Refusal(429, 'Too many connections. Please try again later.', undefined, {
            retryAfter: 30,
          });
        if (place === 'all')
          throw new Refusal(503, 'Too many connections. Please try again later.', undefined, {
            retryAfter: 30,
          });
        places.set(request, place);
        // The handshake may still fail after this.
        request.raw.socket.once('close', place);
      },
      handler: async () => {
        throw notFound();
      },
      wsHandler: (socket: WebSocket, request) => {
        void serve(socket, request, places.get(request) ?? (() => undefined));
      },
    });
  });
};
