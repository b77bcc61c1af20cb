import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeClient } from '../client.mjs';
import { PASSWORD, sha256, signUp } from '../person.mjs';
import { row } from '../under-load.mjs';

const PEOPLE = 3;

/**
 * A wrong DELETE takes everybody's documents; the database is restored to the moment before, beside the site, and the
 * papers of three people are opened there.
 * @type {import('../scenario.mjs').Scenario}
 */
export const restore = async (site) => {
  const client = makeClient(site.url);
  const people = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signUp(client, site.mail));
  for (const person of people) await person.steps.upload();
  const backup = path.join(site.home, 'postgres', 'backup');
  site.cluster.backUp(backup);
  // Writes after the backup are in the WAL alone.
  for (const person of people) await person.steps.upload();
  const [{ now: moment } = { now: new Date() }] = await site.cluster.query('select clock_timestamp() as now');
  await pause(50);
  await site.cluster.query('delete from documents');
  for (const person of people) await person.steps.save();
  const began = performance.now();
  const restored = await site.cluster.restore(backup, moment);
  const seconds = (performance.now() - began) / 1_000;
  const web = await site.another('restored', { env: { DATABASE_URL: restored.url } });
  try {
    const api = `http://127.0.0.1:${web.port}/api/v1`;
    let [opened, papers, later] = [0, 0, 0];
    for (const { email, kept } of people) {
      const signedIn = await fetch(`${api}/Account/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: email, password: PASSWORD }),
      });
      const { value } = await signedIn.json();
      const read = (/** @type {string} */ place) =>
        fetch(`${api}${place}`, { headers: { authorization: `Bearer ${value.accessToken}` } });
      for (const { kind, place, hash } of kept) {
        if (kind !== 'document' || place === undefined) continue;
        papers += 1;
        const answer = await read(place);
        if (answer.ok && sha256(Buffer.from(await answer.arrayBuffer())) === hash) opened += 1;
      }
      later += (await (await read('/Account/get-next-of-kin-details')).json()).value.length;
    }
    return {
      told: `restored in ${seconds.toFixed(0)} s`,
      rows: [
        row(
          'papers of three people open by their hashes',
          `${opened} of ${papers}`,
          papers === 2 * PEOPLE && opened === papers,
        ),
        row('nothing after the moment', `${later} rows`, later === 0),
      ],
    };
  } finally {
    await web.end('SIGTERM');
    await restored.stop();
    client.close();
  }
};
