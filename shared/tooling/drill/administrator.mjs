/** The demo's administrator, asking one web past nginx, as if every question for a code had been answered. */
import { Client } from 'pg';
import { confirmEverySession } from '../bench/service.mjs';

/** @param {import('./site.mjs').Site} site */
export const administrator = async ({ cluster, webs: [web] }) => {
  const api = `http://127.0.0.1:${web.port}/api/v1`;
  /** @param {string} method @param {string} path @param {RequestInit} init @returns {Promise<any>} the value */
  const ask = async (method, path, init) => {
    const answer = await fetch(`${api}${path}`, { ...init, method });
    const told = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${told.slice(0, 300)}`);
    return JSON.parse(told).value;
  };
  const json = (/** @type {object | undefined} */ body) =>
    body === undefined ? {} : { body: JSON.stringify(body) };
  const { accessToken, refreshToken } = await ask('POST', '/Account/sign-in', {
    headers: { 'content-type': 'application/json' },
    ...json({ userName: 'admin@demo.phila.example', password: 'Admin-Demo-1' }),
  });
  const client = new Client(cluster.url);
  await client.connect();
  await confirmEverySession(client);
  await client.end();
  let tokens = { accessToken, refreshToken };
  let renewedAt = performance.now();
  const authorization = async () => {
    if (performance.now() - renewedAt > 30_000) {
      tokens = await ask('POST', '/Account/refresh-token', {
        headers: { 'content-type': 'application/json' },
        ...json({ refreshToken: tokens.refreshToken }),
      });
      renewedAt = performance.now();
    }
    return `Bearer ${tokens.accessToken}`;
  };
  return {
    authorization,
    /** @param {string} method @param {string} path @param {object} [body] */
    send: async (method, path, body) =>
      ask(method, path, {
        headers: {
          authorization: await authorization(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...json(body),
      }),
  };
};
