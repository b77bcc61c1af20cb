import { calls } from '@phila/contract';
import { startService } from '../../testing/service.ts';

test('health answers while the database does, and says so when it does not', async () => {
  const service = await startService();
  try {
    expect((await service.call(calls.health.health, {})).value).toEqual({ status: 'ok' });
    service.services.database.execute = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })) as never;
    const away = await service.call(calls.health.health, {});
    expect([away.status, away.envelope.isSuccess]).toEqual([503, false]);
  } finally {
    await service.close();
  }
});
