/**
 * A slow line to a server on this machine. A browser that is told to be slow records what its pages ask for as well
 * (unobserved.mjs).
 */
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** In bytes: what is sent on at once. */
const PART = 1460;

/**
 * What connections share: each with something to send has its turn, so that a style sheet does not wait for a script.
 * @param {number} throughput in bytes a second
 */
const shared = (throughput) => {
  const waiting = [];
  let isSending = false;
  const send = async () => {
    isSending = true;
    let free = performance.now();
    while (waiting.length > 0) {
      const queue = waiting.shift();
      const work = queue.shift();
      if (queue.length > 0) waiting.push(queue);
      free = Math.max(free, performance.now() - 20) + (work.bytes / throughput) * 1000;
      work.send();
      const left = free - performance.now();
      // Timers are a millisecond or more late, so that a short wait is made up for in the next ones.
      if (left > 2) await wait(left);
    }
    isSending = false;
  };
  return (queue, work) => {
    queue.push(work);
    if (queue.length === 1) waiting.push(queue);
    if (!isSending) void send();
  };
};

/**
 * @param {{ latency: number, downloadThroughput: number }} line in ms, and in bytes a second for all connections together
 * @param {string} url of the server
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} where the browser goes instead
 */
export const slowLine = async ({ latency, downloadThroughput }, url) => {
  const { hostname, port } = new URL(url);
  const carry = shared(downloadThroughput);
  const open = new Set();
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        browser.destroy();
        site.destroy();
      });
    }
    browser.on('close', () => site.destroy());
    // There and back: what is asked for reaches the site late, and the answer comes at once.
    let asked = Promise.resolve();
    const ask = async (before, late, bytes) => {
      await before;
      await late;
      if (site.writable) site.write(bytes);
    };
    browser.on('data', (bytes) => {
      asked = ask(asked, wait(latency), bytes);
    });
    const queue = [];
    const sendOn = (bytes, send) => carry(queue, { bytes, send: () => browser.writable && send() });
    site.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PART) {
        const part = bytes.subarray(at, at + PART);
        sendOn(part.length, () => browser.write(part));
      }
    });
    site.on('end', () => sendOn(0, () => browser.end()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
