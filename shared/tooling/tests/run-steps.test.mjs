import { runSteps } from './run-steps.mjs';

/** Runs steps that each end when the test says so. Returns the names of the steps running now. */
const start = (room, ...steps) => {
  const running = new Map();
  const told = [];
  const all = steps.map(([name, processes, ...needs]) => ({
    name,
    processes,
    needs,
    run: () => new Promise((resolve, reject) => running.set(name, { resolve, reject })),
  }));
  const whole = runSteps(all, room, ({ name }) => told.push(name));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const settle = async (name, how, value) => {
    running.get(name)[how](value);
    running.delete(name);
    await turn();
  };
  return {
    whole,
    told,
    running: async () => {
      await turn();
      return [...running.keys()];
    },
    pass: (name, value) => settle(name, 'resolve', value),
    fail: (name) => settle(name, 'reject', new Error('broken')),
  };
};

test('a step waits for those that it needs, and gives what its work gave', async () => {
  const { whole, running, pass, told } = start(9, ['bundles', 2, 'types'], ['types', 2], ['lint', 1]);
  expect(await running()).toEqual(['types', 'lint']);
  await pass('types');
  expect(await running()).toEqual(['lint', 'bundles']);
  await pass('lint', 7);
  await pass('bundles');
  expect((await whole).map(({ name, value }) => [name, value])).toEqual([
    ['bundles', undefined],
    ['types', undefined],
    ['lint', 7],
  ]);
  expect(told).toEqual(['types', 'lint', 'bundles']);
});

test('no more run at once than there is room for, and one that is larger runs alone', async () => {
  const { whole, running, pass } = start(2, ['a', 1], ['b', 1], ['c', 1], ['large', 5]);
  expect(await running()).toEqual(['a', 'b']);
  await pass('b');
  expect(await running()).toEqual(['a', 'c']);
  await pass('a');
  expect(await running()).toEqual(['c']);
  await pass('c');
  expect(await running()).toEqual(['large']);
  await pass('large');
  await whole;
});

test('steps that need a failed one are not run, all others are', async () => {
  const { whole, running, pass, fail } = start(
    9,
    ['types', 1],
    ['e2e', 1, 'bundles'],
    ['bundles', 1, 'types'],
    ['lint', 1],
  );
  await running();
  await fail('types');
  expect(await running()).toEqual(['lint']);
  await pass('lint');
  expect((await whole).map(({ name, error }) => [name, error?.message])).toEqual([
    ['types', 'broken'],
    ['e2e', 'not run, because bundles failed'],
    ['bundles', 'not run, because types failed'],
    ['lint', undefined],
  ]);
});
