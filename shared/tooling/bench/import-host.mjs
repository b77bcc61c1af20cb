/**
 * The process that import.mjs measures: the whole service, in which an administrator imports as many employees as one file
 * may have while somebody reads.
 */
import { measured } from './measured-service.mjs';

const { opened, port, authorizationOf } = await measured();
await opened.database.$client.query('VACUUM (ANALYZE)').catch(() => undefined);
const { rows } = await opened.database.$client.query('select guid from organisations order by os_no limit 1');

process.send({
  port,
  organisation: rows[0].guid,
  reader: await authorizationOf('consumer'),
  admin: await authorizationOf('admin'),
});
process.on('message', () => process.exit(0));
