import { operatorToken } from '../../core/access/machine.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ask = (token?: string) => send(`${service.url}/api/v1/Backups/snapshot`, { method: 'POST', token });

test('a snapshot is for the token in the data folder alone', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  expect([(await ask()).status, (await ask(token)).status, (await ask('x')).status]).toEqual([401, 401, 401]);
});

test('a site that has no embedded database has none', async () => {
  expect((await ask(await operatorToken(service.configuration))).status).toBe(404);
});
