/**
 * Loads one address over kept connections and times every answer. Plain sockets, because the usual tools either round
 * latencies to whole milliseconds or take as much processor as the server they measure, and both run on this machine.
 */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Takes answers off a stream of bytes; `onAnswer` is called once for each whole one. */
const answers = (onAnswer) => {
  let rest = Buffer.alloc(0);
  return (part) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    for (;;) {
      const head = rest.indexOf(HEAD_END);
      if (head < 0) return;
      const text = rest.toString('latin1', 0, head);
      const end = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (rest.length < end) return;
      rest = rest.subarray(end);
      onAnswer(text.slice(9, 12));
    }
  };
};

/**
 * @param {{ port: number, path: string, headers?: Record<string, string>, seconds: number, connections?: number,
 *   rate?: number }} options with a `rate` (requests a second) requests are sent by the clock and timed from when they
 *   were due, so that a slow answer does not hide the wait of those behind it; without, one follows the other
 * @returns {Promise<{ perSecond: number, latencies: number[] }>} latencies in ms, ascending
 */
export const load = async ({ port, path, headers = {}, seconds, connections = 32, rate }) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`);
  const latencies = [];
  const idle = [];
  const due = [];
  let over = false;
  let failure = null;

  const send = (socket, from) => {
    socket.from = from;
    socket.write(request);
  };
  const next = (socket) => {
    if (over) return;
    if (rate === undefined) send(socket, performance.now());
    else if (due.length > 0) send(socket, due.shift());
    else idle.push(socket);
  };
  const open = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
      socket.on('error', reject);
      const take = answers((status) => {
        if (status !== '200') failure ??= new Error(`${path} answered ${status}`);
        latencies.push(performance.now() - socket.from);
        next(socket);
      });
      socket.on('data', take);
    });

  const sockets = await Promise.all(Array.from({ length: connections }, open));
  const start = performance.now();
  for (const socket of sockets) next(socket);
  if (rate === undefined) await sleep(seconds * 1000);
  else {
    let sent = 0;
    for (let now = start; now < start + seconds * 1000; now = performance.now()) {
      for (; sent < ((now - start) / 1000) * rate; sent += 1) {
        const at = start + (sent / rate) * 1000;
        const socket = idle.pop();
        if (socket) send(socket, at);
        else due.push(at);
      }
      await sleep(1);
    }
  }
  const took = (performance.now() - start) / 1000;
  over = true;
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  return { perSecond: latencies.length / took, latencies: latencies.toSorted((a, b) => a - b) };
};
