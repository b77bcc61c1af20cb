import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHeld, useTurn } from './index.ts';

const Harness = ({ isThere }: { isThere: boolean }) => {
  const { isHeld, ref } = useHeld();
  return (
    <>
      <p>{isHeld ? 'held' : 'free'}</p>
      {isThere && (
        <section ref={ref} aria-label="Adverts">
          <button type="button">Next</button>
        </section>
      )}
    </>
  );
};

describe('useHeld', () => {
  it('holds while the pointer is over an element that came later, or the keyboard in it', async () => {
    const person = userEvent.setup();
    const { rerender } = render(<Harness isThere={false} />);
    rerender(<Harness isThere />);
    expect(screen.getByText('free')).toBeInTheDocument();
    await person.hover(screen.getByRole('region'));
    expect(screen.getByText('held')).toBeInTheDocument();
    await person.tab();
    await person.unhover(screen.getByRole('region'));
    expect(screen.getByText('held')).toBeInTheDocument();
    await person.tab();
    expect(screen.getByText('free')).toBeInTheDocument();
  });

  it('lets go when the element is removed under the pointer', async () => {
    const person = userEvent.setup();
    const { rerender } = render(<Harness isThere />);
    await person.hover(screen.getByRole('region'));
    rerender(<Harness isThere={false} />);
    expect(screen.getByText('free')).toBeInTheDocument();
  });
});

const Turns = ({ count, isStill = false }: { count: number; isStill?: boolean }) => {
  const { turn, next } = useTurn({ count, every: 11_000, isStill });
  return (
    <button type="button" onClick={next}>
      {turn}
    </button>
  );
};

describe('useTurn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const turn = () => screen.getByRole('button').textContent;

  it('goes round, each as long as the other', () => {
    render(<Turns count={2} />);
    after(10_999);
    expect(turn()).toBe('0');
    after(1);
    expect(turn()).toBe('1');
    after(11_000);
    expect(turn()).toBe('0');
  });

  it('moves on by itself no more once it is still, but when asked', () => {
    render(<Turns count={3} isStill />);
    after(60_000);
    expect(turn()).toBe('0');
    act(() => screen.getByRole('button').click());
    expect(turn()).toBe('1');
  });

  it('has nothing to move on to where there is none or one', () => {
    const { rerender } = render(<Turns count={0} />);
    after(60_000);
    expect(turn()).toBe('0');
    rerender(<Turns count={1} />);
    after(60_000);
    expect(turn()).toBe('0');
  });
});
