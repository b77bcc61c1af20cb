/**
 * The process that is measured: the whole service on one port, and on another a bare Fastify which answers the same
 * bodies and makes the same query over the same connection. Started by service.mjs, which asks for the processor time.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { measured } from './measured-service.mjs';

const { fastify } = createRequire(path.join(root, 'api/package.json'))('fastify');

const LOOKUPS = ['/api/v1/Lookup/titles', '/api/v1/Lookup/countries'];
const RECORD = '/api/v1/Account/get-biographical-details';

const { opened, url, port, authorizationOf } = await measured();
const authorization = await authorizationOf('consumer');
const textOf = async (place) =>
  (await fetch(url + place, { headers: { authorization, 'accept-encoding': 'identity' } })).text();

/** Records the exact queries of a read, once the service is warm. */
const queriesOf = async (place) => {
  const client = opened.database.$client;
  const { query } = client;
  const asked = [];
  await textOf(place);
  client.query = function noted(...args) {
    asked.push(args);
    return query.apply(this, args);
  };
  await textOf(place);
  client.query = query;
  return asked;
};
const queries = await queriesOf(RECORD);

const bare = fastify();
for (const place of LOOKUPS) {
  const body = await textOf(place);
  bare.get(place, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
}
const [last] = queries.slice(-1);
bare.get(RECORD, async () => {
  const { rows } = await opened.database.$client.query(...last);
  return { isSuccess: true, errorMessage: null, value: rows[0] };
});
await bare.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => process.send({ processor: process.cpuUsage() }));
process.send({
  port,
  barePort: bare.server.address().port,
  authorization,
  lookups: LOOKUPS,
  record: RECORD,
  queries: queries.length,
});
