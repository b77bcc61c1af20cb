import { randomUUID } from 'node:crypto';
import { startService, type TestService } from '../../testing/service.ts';
import { assertConfirmed } from './session-confirmation.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('a session that is gone since its token was checked is signed out, not asked for a password', async () => {
  const { database } = service;
  const clock = { now: () => new Date() };
  await expect(assertConfirmed({ database, clock }, { sessionId: randomUUID() })).rejects.toMatchObject({
    status: 401,
  });
});
