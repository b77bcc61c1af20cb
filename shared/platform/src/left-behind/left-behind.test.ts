import { watchRemotes } from './left-behind.ts';

const nothing = (): void => undefined;

/** Attributes calls from this file to the remote. */
const watch = watchRemotes((line) => (line.includes('left-behind.test.ts') ? 'details' : undefined));

beforeEach(() => watch.enter('details'));

it('takes away what a remote left on window and document, and names it once', () => {
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  document.addEventListener('scroll', heard, { passive: true });
  window.setInterval(nothing, 5_000);
  window.localStorage.setItem('wishes', '1');
  window.localStorage.setItem('phila.mode', 'dark');
  expect(watch.leave('details')).toEqual([
    'a listener for keydown on window',
    'a listener for scroll on document',
    'an interval of 5000 ms',
    '“wishes” in the browser’s storage',
  ]);
  window.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();
  // Leaves what is stored alone.
  expect(window.localStorage.getItem('wishes')).toBe('1');
  expect(watch.leave('details')).toEqual([]);
});

it('says nothing of what was taken away, ends by itself, or belongs to no remote', () => {
  const end = new AbortController();
  window.addEventListener('keydown', nothing);
  window.removeEventListener('keydown', nothing);
  document.addEventListener('click', nothing, { once: true });
  document.addEventListener('keyup', nothing, { signal: end.signal });
  end.abort();
  window.clearInterval(window.setInterval(nothing, 1_000));
  expect(watch.leave('details')).toEqual([]);
});

it('puts the browser’s functions back that a remote replaced', () => {
  const { parse } = JSON;
  const { addEventListener } = window;
  JSON.parse = () => 'stolen';
  window.addEventListener = nothing;
  Object.assign(Array.prototype, { last: nothing });
  expect(watch.restore().toSorted()).toEqual([
    'Array.prototype.last replaced',
    'JSON.parse replaced',
    'window.addEventListener replaced',
  ]);
  expect([JSON.parse, window.addEventListener, 'last' in Array.prototype]).toEqual([
    parse,
    addEventListener,
    false,
  ]);
  expect(watch.restore()).toEqual([]);
});

it('takes functions as right that were there when it was asked to', () => {
  const { pushState } = window.history;
  const patched: typeof pushState = (...given) => pushState.apply(window.history, given);
  window.history.pushState = patched;
  watch.renew();
  expect(watch.restore()).toEqual([]);
  expect(window.history.pushState).toBe(patched);
});
