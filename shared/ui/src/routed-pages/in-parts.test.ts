import { inParts } from './index.ts';

it('has the page evaluated in a task behind that of what it needs', async () => {
  const done: string[] = [];
  const load = inParts(
    async () => done.push('sums'),
    async () => {
      done.push('page');
      return { default: () => null };
    },
  );
  const page = load();
  // What is done within the same task is all that promises ask for.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(done).toEqual(['sums']);
  await page;
  expect(done).toEqual(['sums', 'page']);
});
