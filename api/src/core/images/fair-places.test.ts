import { fairPlaces } from './fair-places.ts';

/** Work that runs until the test ends it. */
const held = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
};

/** Lets everything that is ready run. */
const runWhatIsReady = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('no person can take every place: the next person’s work begins at once', async () => {
  const inTurn = fairPlaces(2, 1);
  const first = held();
  const second = held();
  const begun: string[] = [];
  const run = (owner: string, name: string, work: () => Promise<void>) =>
    inTurn(owner, () => {
      begun.push(name);
      return work();
    });
  const all = [
    run('a', 'a1', first.work),
    run('a', 'a2', second.work),
    run('a', 'a3', async () => undefined),
    run('b', 'b1', async () => undefined),
  ];
  await all[3];
  expect(begun).toEqual(['a1', 'b1']);
  first.end();
  await runWhatIsReady();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  second.end();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('never more at a time than there are places, and a failure gives its place back', async () => {
  const inTurn = fairPlaces(2, 2);
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      inTurn(`person ${at % 3}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await runWhatIsReady();
        running -= 1;
        if (at % 4 === 0) throw new Error('damaged');
      }),
    ),
  );
  expect([most, running, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([2, 0, 5]);
});
