import { area } from '../../core/area.ts';
import { gathering } from './gathering.ts';
import * as tables from './tables.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { demoFeed } from './demo-feed.ts';
import { mountNewsSocket } from './socket.ts';

const etag = `"${createHash('sha256').update(demoFeed).digest('base64url').slice(0, 22)}"`;

/** Adds the socket, and with demo data the site's own feed. */
const routes = async (api: FastifyInstance, services: Services): Promise<void> => {
  await mountNewsSocket(api, services);
  api.get('/News/feed.xml', async (request, reply) => {
    if (!services.configuration.demoData) throw notFound();
    void reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(demoFeed);
  });
};

export const newsArea = area({ name: 'news', tables, tasks: [gathering], routes });
