import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux: from 32 768, others from 49 152). */
const OWN_PORTS = /** @type {const} */ ([20_000, 32_000]);

const isFree = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * A free port outside the range of outgoing connections, so that a restarted server finds it still free.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(...OWN_PORTS);
    if (await isFree(port)) return port;
  }
};
