import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each<[string, number]>([
  ['DELETE', 404],
  ['PUT', 400],
])('a %s that names JSON and has no body is answered %d', async (method, status) => {
  const { token } = await signedIn(service);
  const answer = await send(`${service.url}/api/v1/Career/skill/${crypto.randomUUID()}`, {
    method,
    headers: { 'content-type': 'application/json' },
    token,
  });
  expect(answer.status).toBe(status);
});
