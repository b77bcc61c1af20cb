import { lacksFunctions } from './lacks-functions.ts';

const holders: [object, string][] = [
  [Array.prototype, 'toSorted'],
  [Promise, 'withResolvers'],
  [Set.prototype, 'union'],
  [Object, 'groupBy'],
  [RegExp, 'escape'],
  [globalThis, 'Iterator'],
];

it('adds every function that a browser lacks', () => {
  for (const [holder, name] of holders) Reflect.deleteProperty(holder, name);
  expect(holders.map(([holder, name]) => name in holder)).not.toContain(true);
  expect(lacksFunctions()).toBe(true);
  jest.isolateModules(() => {
    require('./add-functions.ts');
  });
  expect(holders.map(([holder, name]) => name in holder)).not.toContain(false);
  expect(lacksFunctions()).toBe(false);
  expect([3, 1, 2].toSorted()).toEqual([1, 2, 3]);
});
