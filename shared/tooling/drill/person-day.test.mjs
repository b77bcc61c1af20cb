import { busiest, requestsADay, secondsADay } from './person-day.mjs';

const kinds = ['page, kept by nginx', 'page, drawn', 'renew', 'sign in', 'read', 'list', 'save', 'upload'];
const each = (seconds) =>
  Object.fromEntries([...kinds, 'order', 'redeem', 'sign up'].map((kind) => [kind, seconds]));

test('a day costs what its requests do', () => {
  expect(secondsADay(each(0.004))).toBeCloseTo(requestsADay * 0.004);
});

test('a kind that was not measured is not taken for nothing', () => {
  const { save: _save, ...others } = each(0.004);
  expect(secondsADay(others)).toBeNaN();
});

test('five million accounts ask what the design reckons with, some 1 200 times a second', () => {
  const { requestsASecond, processors } = busiest(5_000_000, requestsADay * 0.01);
  expect(requestsASecond).toBeGreaterThan(1_000);
  expect(requestsASecond).toBeLessThan(1_400);
  expect(processors).toBeCloseTo(requestsASecond * 0.01);
});
