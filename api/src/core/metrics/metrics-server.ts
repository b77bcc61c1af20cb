import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../http/log.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServer {
  metrics: Metrics;
  configuration: Pick<Configuration, 'host'>;
  port: number;
  log: Log;
}

/**
 * Answers `/metrics` while the service runs, on a port of its own: a proxy leads only to the site's, so that no rule of
 * it need keep the public out.
 */
export const serveMetrics = (
  app: FastifyInstance,
  { metrics, configuration, port, log }: MetricsServer,
): void => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.render().then(
      ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error('metrics not rendered', error);
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    server.listen(port, configuration.host);
    await once(server, 'listening');
    log.info('metrics', { port: (server.address() as AddressInfo).port });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
};
