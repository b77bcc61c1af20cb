import { AutoScroll, EVERY, REST, STEP } from './auto-scroll.ts';

/** Strip of 1000 px in a place of 500 that moves at once. */
const stripOf = (width = 1_000, place = 500) => {
  const strip = document.createElement('div');
  let left = 0;
  Object.defineProperties(strip, {
    scrollWidth: { value: width },
    clientWidth: { value: place },
    scrollLeft: { get: () => left },
  });
  strip.scrollBy = ((options: ScrollToOptions) => {
    left = Math.max(0, Math.min(width - place, left + (options.left ?? 0)));
  }) as typeof strip.scrollBy;
  return strip;
};

let motion: AutoScroll;
beforeEach(() => {
  jest.useFakeTimers();
  motion = new AutoScroll();
});
afterEach(() => {
  motion.stop();
  jest.useRealTimers();
});

it('is as fast and as far as the specification says', () => {
  expect([EVERY, STEP, REST]).toEqual([3_000, 200, 5_000]);
});

it('moves by 200 px every 3 s, and turns around at each end', () => {
  const strip = stripOf();
  motion.start(strip);
  const places = Array.from({ length: 9 }, () => {
    jest.advanceTimersByTime(3_000);
    return strip.scrollLeft;
  });
  expect(places).toEqual([200, 400, 500, 300, 100, 0, 200, 400, 500]);
});

it('goes on 5 s after the last time that the person moved it', () => {
  const strip = stripOf();
  motion.start(strip);
  jest.advanceTimersByTime(2_900);
  motion.touched();
  jest.advanceTimersByTime(4_000);
  motion.touched();
  jest.advanceTimersByTime(4_999);
  expect(strip.scrollLeft).toBe(0);
  jest.advanceTimersByTime(1);
  expect(strip.scrollLeft).toBe(200);
  jest.advanceTimersByTime(3_000);
  expect(strip.scrollLeft).toBe(400);
});

it('stays for as long as the pointer or the keyboard is on it, and 5 s longer', () => {
  const strip = stripOf();
  motion.start(strip);
  motion.hold('pointer');
  motion.hold('keyboard');
  jest.advanceTimersByTime(60_000);
  motion.release('pointer');
  motion.touched();
  jest.advanceTimersByTime(60_000);
  expect(strip.scrollLeft).toBe(0);
  motion.release('keyboard');
  jest.advanceTimersByTime(4_999);
  expect(strip.scrollLeft).toBe(0);
  jest.advanceTimersByTime(1);
  expect(strip.scrollLeft).toBe(200);
});

it('does not move a strip that fits, nor after it was stopped', () => {
  const small = stripOf(400, 500);
  motion.start(small);
  jest.advanceTimersByTime(30_000);
  expect(small.scrollLeft).toBe(0);
  const strip = stripOf();
  motion.start(strip);
  motion.stop();
  motion.touched();
  jest.advanceTimersByTime(30_000);
  expect(strip.scrollLeft).toBe(0);
});
