/** A door of TCP before a server of the drill, which is shut as if the server's machine were gone. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePort } from '../tests/free-port.mjs';

/**
 * @param {number} target the port behind it
 * @returns {Promise<{ port: number, shut: () => Promise<void>, open: () => Promise<void> }>}
 */
export const startGate = async (target) => {
  const port = await freePort();
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  return {
    port,
    open,
    shut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
