import { waitFor } from '@testing-library/dom';

const evaluated: string[] = [];
const start = jest.fn<Promise<void>, []>().mockResolvedValue();
jest.mock('./refresh.ts', () => ({}));
jest.mock('./start.tsx', () => {
  evaluated.push('application');
  return { start };
});
jest.mock('../functions/add-functions.ts', () => {
  evaluated.push('functions');
  return {};
});

const open = (): void => {
  jest.isolateModules(() => {
    require('./index.ts');
  });
};

beforeEach(() => {
  jest.clearAllMocks();
  evaluated.length = 0;
  document.documentElement.removeAttribute('data-below-floor');
});

it('brings the functions that the browser lacks before anything else is evaluated', async () => {
  Reflect.deleteProperty(RegExp, 'escape');
  open();
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(evaluated).toEqual(['functions', 'application']);
});

it('starts nothing in a browser below the floor', async () => {
  document.documentElement.setAttribute('data-below-floor', '');
  open();
  // Lets imports of this turn evaluate.
  await Promise.resolve();
  expect([evaluated, start.mock.calls]).toEqual([[], []]);
});
