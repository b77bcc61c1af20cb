/** Asks the site through nginx, on connections that are kept, and notes every attempt. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Milliseconds after which a person would press again. */
const PATIENCE = 20_000;

/**
 * @typedef {object} Attempt
 * @property {string} kind
 * @property {boolean} isRead
 * @property {number} status 0 where no answer came
 * @property {number} at its end, in milliseconds of `performance`
 * @property {number} ms
 * @property {string} [about] of one that failed
 *
 * @typedef {object} Question
 * @property {string} kind
 * @property {string} [method]
 * @property {string} path
 * @property {string} [token]
 * @property {object} [body]
 * @property {{ fields: Record<string, string>, name: string, bytes: Buffer, part?: string }} [file]
 * @property {string} [key] under which it counts once
 * @property {Record<string, string>} [headers]
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} bytes
 * @property {any} value of the envelope; undefined where there is none
 */

/** @param {NonNullable<Question['file']>} file */
const formOf = ({ fields, name, bytes, part = 'File' }) => {
  const boundary = `drill-${randomUUID()}`;
  const disposition = (/** @type {string} */ field) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
  const before = Object.entries(fields).map(([field, value]) => `${disposition(field)}\r\n\r\n${value}\r\n`);
  const head = `${before.join('')}${disposition(part)}; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

/** @param {Buffer} bytes */
const valueIn = (bytes) => {
  try {
    const read = JSON.parse(bytes.toString());
    return read.isSuccess === true ? read.value : undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} url of the site */
export const makeClient = (url) => {
  const { hostname, port, protocol } = new URL(url);
  const { Agent, request } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, ...(protocol === 'https:' && { rejectUnauthorized: false }) });
  /** @type {Attempt[]} */
  const attempts = [];

  /** @param {Question} question @returns {Promise<Answer>} status 0 where no answer came */
  const ask = async ({ kind, method = 'GET', path, token, body, file, key, headers = {} }) => {
    const from = performance.now();
    const form = file && formOf(file);
    const sent = form?.bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const isRead = method === 'GET';
    const note = (/** @type {number} */ status, about = '') => {
      const at = performance.now();
      attempts.push({ kind, isRead, status, at, ms: at - from, ...(about !== '' && { about }) });
    };
    try {
      const outgoing = request({
        agent,
        host: hostname,
        port,
        method,
        path,
        timeout: PATIENCE,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(sent !== undefined && {
            'content-type': form?.type ?? 'application/json',
            'content-length': sent.length,
          }),
          'user-agent': 'Firefox/140.0 Linux',
          ...headers,
        },
      });
      /** @type {Promise<import('node:http').IncomingMessage>} */
      const replied = new Promise((resolve, reject) => {
        outgoing.on('response', resolve);
        outgoing.on('error', reject);
        outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      });
      outgoing.end(sent);
      const reply = await replied;
      const bytes = await buffer(reply);
      const status = reply.statusCode ?? 0;
      note(status, status >= 400 ? bytes.subarray(0, 200).toString() : '');
      return { status, headers: reply.headers, bytes, value: valueIn(bytes) };
    } catch (error) {
      note(0, error instanceof Error ? error.message : String(error));
      return { status: 0, headers: {}, bytes: Buffer.alloc(0), value: undefined };
    }
  };
  return { ask, attempts, close: () => agent.destroy() };
};
/** @typedef {ReturnType<typeof makeClient>} DrillClient */
