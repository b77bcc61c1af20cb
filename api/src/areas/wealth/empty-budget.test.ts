import { calls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { calculatorsOf } from '../../testing/wealth/calculator.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each([
  ['nothing', {}, false],
  ['zeros', { netSalary: 0, groceries: 0 }, false],
  ['an amount', { groceries: 0.01 }, true],
])('a saved budget of %s ticks “I have a Budget”: %j, %p', async (_what, entry, isTicked) => {
  const { token } = await signedIn(service);
  await calculatorsOf(service).save('budget', entry, token);
  const { value } = await service.call(calls.dashboard.wellbeingChecks, {}, { token });
  expect(value.budget).toBe(isTicked);
});
