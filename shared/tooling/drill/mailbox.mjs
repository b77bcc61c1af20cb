/** A mail server that takes every letter, and keeps them for the drill to read. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @typedef {{ to: string, id: string, text: string }} Letter */

/** @returns {Promise<{ port: number, letters: Letter[], close: () => void }>} */
export const startMailbox = async () => {
  /** @type {Letter[]} */
  const letters = [];
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    /** @type {string[] | null} */
    let lines = null;
    const take = (/** @type {string} */ line) => {
      if (lines !== null && line !== '.') {
        lines.push(line);
        return;
      }
      if (lines !== null) {
        // Lines that the encoding of mail broke are whole again.
        const text = lines.join('\n').replaceAll('=\n', '');
        letters.push({ to, id: /^message-id: (.+)$/im.exec(text)?.[1] ?? '', text });
        lines = null;
      } else if (line === 'DATA') {
        lines = [];
        socket.write('354 go on\r\n');
        return;
      } else to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
      socket.write('250 fine\r\n');
    };
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8');
    socket.write('220 ready\r\n');
    socket.on('data', (/** @type {string} */ chunk) => {
      const parts = (rest + chunk).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) take(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { port, letters, close: () => server.close() };
};
