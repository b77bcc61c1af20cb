import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSideways } from './use-sideways.ts';

const { ResizeObserver: before } = globalThis;
const callbacks = new Set<() => void>();

/** The width on show: jsdom has no layout, so each child is 100 wide. */
let shown = 0;
const across = (element: HTMLElement): number => element.children.length * 100;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    readonly #callback: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = () => callback([], this);
    }
    observe() {
      callbacks.add(this.#callback);
    }
    unobserve() {}
    disconnect() {
      callbacks.delete(this.#callback);
    }
  };
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'clientWidth', 'get').mockImplementation(() => shown);
  jest.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(shown, across(this));
  });
  jest.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
});
afterEach(() => {
  globalThis.ResizeObserver = before;
  callbacks.clear();
  jest.restoreAllMocks();
});

const report = () =>
  act(() => {
    for (const callback of callbacks) callback();
  });
/** Waits for the MutationObserver: it reports in a microtask. */
const changes = () => act(async () => undefined);

const Row = ({ names, current }: { names: readonly string[]; current?: number }) => {
  const { ref, className, overflows } = useSideways<HTMLUListElement>(current);
  return (
    <>
      <ul ref={ref} className={className}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {overflows && <p>There is more</p>}
    </>
  );
};

const five = ['a', 'b', 'c', 'd', 'e'];
const fades = () => {
  const row = screen.getByRole('list');
  return [row.hasAttribute('data-more-before'), row.hasAttribute('data-more-after')];
};
const scrollTo = (left: number) => {
  const row = screen.getByRole('list');
  row.scrollLeft = left;
  fireEvent.scroll(row);
};

it('fades an edge only where more follows, as one scrolls', () => {
  shown = 300;
  render(<Row names={five} />);
  report();
  expect(fades()).toEqual([false, true]);
  scrollTo(100);
  expect(fades()).toEqual([true, true]);
  scrollTo(200);
  expect(fades()).toEqual([true, false]);
  expect(screen.getByText('There is more')).toBeInTheDocument();
});

it('fades nothing where all of it is in sight, also once there is room, and again when there are more', async () => {
  shown = 300;
  const { rerender } = render(<Row names={five} />);
  report();
  shown = 500;
  report();
  expect(fades()).toEqual([false, false]);
  expect(screen.queryByText('There is more')).not.toBeInTheDocument();
  rerender(<Row names={[...five, 'f']} />);
  await changes();
  report();
  expect(fades()).toEqual([false, true]);
});

it('has the current one in the middle, also where another row has it in the same place', async () => {
  shown = 300;
  const { rerender } = render(<Row names={five} current={3} />);
  const row = screen.getByRole('list');
  report();
  expect(row.scrollLeft).toBe(200);
  scrollTo(0);
  rerender(<Row names={five} current={3} />);
  expect(row.scrollLeft).toBe(0);
  rerender(<Row names={['v', 'w', 'x', 'y', 'z']} current={3} />);
  await changes();
  report();
  expect(row.scrollLeft).toBe(200);
});
