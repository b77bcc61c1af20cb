import { biographical, calls, nextOfKin, toBody } from '@phila/contract';
import { Pool } from 'pg';
import { createMigratedDatabase, testServer } from '../../testing/database.ts';
import { send, valueOf } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { openPostgres } from '../database/open.ts';
import { jsonLog } from './log.ts';

/*
 * Holds both connections of the pool behind a lock: requests refused in the meantime change nothing, and afterwards the
 * service works as before.
 */

const KEY = '7'.repeat(32);
const six = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 6 }, ask));
const statusesOf = (answers: readonly { status: number }[]) => new Set(answers.map(({ status }) => status));

const server = testServer();
if (server === null)
  // Skips PGlite: it has no pool, and no second session that could hold a lock.
  test('there is a pool on PostgreSQL alone', () => expect(process.env.TEST_DATABASE_URL ?? '').toBe(''));
else
  test('a pool of two that is exhausted: nothing is lost, no connection leaks, and nothing counts twice', async () => {
    const log = jsonLog(
      () => undefined,
      () => new Date(),
    );
    const { url: own, drop } = await createMigratedDatabase(server, log);
    const opened = await openPostgres(own, 2, log);
    const service = await startService({ opened });
    const url = `${service.url}/api/v1`;
    const locking = new Pool({ connectionString: own, max: 1 });
    try {
      const { token } = await signedIn(service);
      const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
        send(`${url}${path}`, {
          method,
          token,
          headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const { details } = calls;
      const read = () => ask('GET', details.biographicalDetails.path);
      const name = (firstName: string) => ask('PUT', details.updateBiographicalDetails.path, { firstName });
      const kin = toBody(nextOfKin, {
        titleID: 3,
        firstName: 'Nomsa',
        lastName: 'Mokoena',
        contactDetails: '0711234567',
        relationshipID: 3,
      });
      const add = () => ask('POST', details.nextOfKin.create.path, kin, { 'idempotency-key': KEY });
      const added = async () => valueOf<unknown[]>(await ask('GET', details.nextOfKin.list.path));

      const whole = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', languages: [] });
      const first = await ask('PUT', details.updateBiographicalDetails.path, whole);
      expect(valueOf(first)).toMatchObject({ firstName: 'Thandi', version: 1 });

      const lock = await locking.connect();
      await lock.query('begin; lock table biographical_details, next_of_kin in access exclusive mode');
      expect(statusesOf(await six(() => name('Lindiwe')))).toEqual(new Set([503]));
      expect(statusesOf(await six(add))).toEqual(new Set([503]));
      await lock.query('rollback');
      lock.release();

      // Uses both connections repeatedly: a leaked one would leave a read waiting.
      for (const _time of [1, 2, 3])
        expect((await Promise.all([read(), read()])).map(({ status }) => status)).toEqual([200, 200]);
      expect(valueOf(await read())).toMatchObject({ firstName: 'Thandi', version: 1 });
      expect(await added()).toEqual([]);

      const again = await six(add);
      expect(statusesOf(again)).toEqual(new Set([201]));
      expect(new Set(again.map(({ text }) => text)).size).toBe(1);
      expect(await added()).toHaveLength(1);
      expect(valueOf(await name('Lindiwe'))).toMatchObject({ firstName: 'Lindiwe', version: 2 });
    } finally {
      await locking.end();
      await service.close();
      await drop();
    }
  });
