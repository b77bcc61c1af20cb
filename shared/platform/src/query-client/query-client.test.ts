import { CallError } from '../exchange/call-error.ts';
import { policy, queryClient } from './query-client.ts';

const { retry, retryDelay, staleTime, networkMode, refetchOnWindowFocus } = policy.queries ?? {};

describe('the policy of specification: records', () => {
  it('keeps data fresh for 5 minutes', () => {
    expect(staleTime).toBe(300_000);
    expect(refetchOnWindowFocus).toBe(false);
  });

  it('waits 1 s, doubled each time, 30 s at most', () => {
    const wait = retryDelay as (failure: number) => number;
    expect([0, 1, 2, 3, 4, 5, 20].map(wait)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it.each([
    [0, true],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [404, false],
    [422, false],
    [429, false],
  ])('after status %i asks again: %p', (status, again) => {
    const ask = retry as (failures: number, error: Error) => boolean;
    const error = new CallError(status, '');
    expect([0, 1, 2, 3].map((failures) => ask(failures, error))).toEqual([again, again, again, false]);
  });

  it('never repeats a change', () => {
    expect(policy.mutations).toMatchObject({ retry: 0 });
  });

  it('is what the one client follows, and a browser that believes itself offline is no reason to wait', () => {
    expect(queryClient.getDefaultOptions()).toEqual(policy);
    expect([networkMode, policy.mutations?.networkMode]).toEqual(['always', 'always']);
  });
});
