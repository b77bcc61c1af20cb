import { areas } from '../../areas.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('a PUT that names JSON and has no body is answered 400', async () => {
  const { token } = await signedIn(service);
  const { status } = await send(`${service.url}/api/v1/Career/skill/${crypto.randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    token,
  });
  expect(status).toBe(400);
});

/** An empty DELETE with a content type, as many clients send it, is never refused as unreadable. */
test.each(serviceCalls(areas).filter(({ call }) => call.method === 'DELETE'))(
  '$name: a DELETE that names JSON and has no body is answered for what it asks',
  async ({ call }) => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const path = call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
    const { status, text } = await send(`${service.url}/api/v1${path}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      token,
    });
    // Without a body, a call that reads it reports a missing value; other calls work.
    expect([200, 401, 403, 404, 409, 422]).toContain(status);
    expect(text).not.toMatch(/not readable|JSON/);
  },
);
