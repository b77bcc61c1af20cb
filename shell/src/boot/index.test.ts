import { waitFor } from '@testing-library/dom';

const start = jest.fn<Promise<void>, []>().mockResolvedValue();
const addFunctions = jest.fn();
jest.mock('./refresh.ts', () => ({}));
jest.mock('./start.tsx', () => ({ start }));
jest.mock('@phila/platform/host', () => ({}));
jest.mock('react-dom/client', () => ({}));
jest.mock('../functions/add-functions.ts', () => addFunctions());
const nextTask = jest.fn(async () => undefined);
jest.mock('@phila/platform/next-task', () => ({ nextTask }));

const open = (): void =>
  jest.isolateModules(() => {
    require('./index.ts');
  });

beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.removeAttribute('data-below-floor');
});

it('brings the functions that the browser lacks before anything else is evaluated', async () => {
  Reflect.deleteProperty(RegExp, 'escape');
  nextTask.mockImplementationOnce(async () => {
    expect(addFunctions).toHaveBeenCalledTimes(1);
    return undefined;
  });
  open();
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(addFunctions).toHaveBeenCalledTimes(1);
});

it('starts nothing in a browser below the floor', () => {
  document.documentElement.setAttribute('data-below-floor', '');
  open();
  expect(nextTask).not.toHaveBeenCalled();
  expect(addFunctions).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});
