import { fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/index.ts';
import { useLazyDialog } from './index.ts';

const Greeting = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <Dialog title={`Hello ${name}`} onClose={onClose}>
    Sawubona
  </Dialog>
);
const load = jest.fn<Promise<typeof Greeting>, []>();
beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(Greeting);
});

const Page = () => {
  const greeting = useLazyDialog({
    load,
    render: (Shown, name: string, close) => <Shown name={name} onClose={close} />,
  });
  return (
    <>
      {['Ann', 'Ben'].map((name) => (
        <button
          key={name}
          type="button"
          aria-busy={greeting.opening}
          {...greeting.opener}
          onClick={() => greeting.open(name)}
        >
          {name}
        </button>
      ))}
      {greeting.element}
    </>
  );
};
const show = () => ({ ...renderWithPlatform(<Page />), person: userEvent.setup({ delay: null }) });
const opener = (name = 'Ann') => screen.getByRole('button', { name });
const retry = () => act(() => fake.pressNotice('Retry'));

it('fetches the code when a pointer or the focus is on what opens it', async () => {
  const { person } = show();
  expect(load).not.toHaveBeenCalled();
  await person.hover(opener());
  expect(load).toHaveBeenCalledTimes(1);
  act(() => opener('Ben').focus());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens as soon as the code is there, and gives the focus back', async () => {
  let come: (code: typeof Greeting) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  const { person } = show();
  await person.click(opener());
  expect(opener()).toHaveAttribute('aria-busy', 'true');
  await act(async () => come(Greeting));
  expect(screen.getByRole('dialog', { name: 'Hello Ann' })).toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-busy', 'false');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('says that the code did not come, and Retry opens it and gives the focus back', async () => {
  load.mockRejectedValue(new Error('Loading chunk 7 failed'));
  const { person } = show();
  await person.click(opener());
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([
      {
        severity: 'error',
        text: 'The form could not be loaded. Please check your connection and try again.',
        action: 'Retry',
      },
    ]),
  );
  expect(opener()).toHaveAttribute('aria-busy', 'false');
  load.mockResolvedValue(Greeting);
  // The notice that had the focus is gone.
  act(() => opener().blur());
  retry();
  expect(await screen.findByRole('dialog', { name: 'Hello Ann' })).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

it('shows what was opened last', async () => {
  const waiting: ((code: typeof Greeting) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  show();
  act(() => opener('Ann').click());
  act(() => opener('Ben').click());
  await act(async () => waiting[1]?.(Greeting));
  await act(async () => waiting[0]?.(Greeting));
  expect(screen.getByRole('dialog', { name: 'Hello Ben' })).toBeInTheDocument();
});

it('says nothing on a page that was left', async () => {
  let fail: (error: Error) => void = () => undefined;
  load.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  const { unmount } = show();
  act(() => opener().click());
  unmount();
  await act(async () => fail(new Error('No')));
  expect(fake.notices()).toEqual([]);
});

describe('code that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given up after 8 seconds', async () => {
    load.mockImplementation(() => new Promise(() => undefined));
    show();
    act(() => opener().click());
    await act(() => jest.advanceTimersByTimeAsync(7_999));
    expect(fake.notices()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(fake.notices()).toHaveLength(1);
  });
});
