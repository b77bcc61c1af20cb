import { withinLimit } from './within-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is the result that comes in time, and leaves no timer behind', async () => {
  await expect(withinLimit(Promise.resolve('done'), 1_000)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails once the time is up, by its own words or by those given', async () => {
  const never = new Promise<never>(() => undefined);
  await Promise.all([
    expect(withinLimit(never, 8_000)).rejects.toThrow('Nothing came within 8 seconds'),
    expect(withinLimit(never, 8_000, () => new Error('Too late'))).rejects.toThrow('Too late'),
    jest.advanceTimersByTimeAsync(8_000),
  ]);
});

it('passes a failure on', async () => {
  await expect(withinLimit(Promise.reject(new Error('Broken')), 1_000)).rejects.toThrow('Broken');
  expect(jest.getTimerCount()).toBe(0);
});
