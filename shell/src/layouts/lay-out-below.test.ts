import { waitFor } from '@testing-library/dom';
import { layOutBelow } from './lay-out-below.ts';

const outlet = () => document.querySelector('#outlet') as HTMLElement;
const laidOut = () => [...document.querySelectorAll('[data-laid-out]')].map(({ id }) => id);
const away = () => [...document.querySelectorAll('[data-laid-out="away"]')].map(({ id }) => id);

let idle: (() => void)[] = [];
const beIdle = () => idle.shift()?.();

/** What is watched, and what is told that something of it came near or went away. */
let watched: Element[] = [];
let tell: (near: readonly string[]) => void = () => undefined;

class Watch {
  constructor(heard: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    tell = (near) => heard(watched.map((target) => ({ target, isIntersecting: near.includes(target.id) })));
  }
  observe = (target: Element): void => void watched.push(target);
  disconnect = (): void => {
    watched = [];
  };
}

beforeEach(() => {
  idle = [];
  watched = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    IntersectionObserver: Watch,
    innerWidth: 1280,
  });
  window.history.replaceState(null, '', '/');
  const sections = ['a', 'b', 'c']
    .map(
      (id) =>
        `<section id="${id}">${id === 'c' ? '<section></section><section id="in"></section>' : ''}</section>`,
    )
    .join('');
  document.body.innerHTML = `<div id="root"><div id="outlet"><div>${sections}</div></div><footer id="f"></footer></div>`;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** All of the page is laid out, and the browser has noted how large it is. */
const whole = async () => {
  layOutBelow(outlet());
  for (const _ of ['b', 'c', 'in', 'no more']) beIdle();
  await waitFor(() => expect(idle).toHaveLength(1));
  beIdle();
};

it('lays out a section at a time, of those that follow the first, and says when all are', async () => {
  layOutBelow(outlet());
  expect(outlet()).toHaveAttribute('data-in-parts');
  expect(laidOut()).toEqual([]);
  beIdle();
  expect(laidOut()).toEqual(['b']);
  beIdle();
  beIdle();
  expect(laidOut()).toEqual(['b', 'c', 'in']);
  expect(outlet()).toHaveAttribute('data-in-parts');
  beIdle();
  expect(outlet()).not.toHaveAttribute('data-in-parts');
  // What it goes on with is not to reach into the next test.
  await waitFor(() => expect(idle).toHaveLength(1));
});

it('leaves out what is away from the screen once it has its size, with the footer, and not what is near', async () => {
  await whole();
  expect(watched.map(({ id }) => id)).toEqual(['b', 'c', 'f']);
  expect(away()).toEqual([]);
  tell(['b']);
  expect(away()).toEqual(['c', 'f']);
  tell(['c', 'f']);
  expect(away()).toEqual(['b']);
});

it('leaves out nothing any more in a window of another width', async () => {
  await whole();
  tell([]);
  window.dispatchEvent(new Event('resize'));
  expect(away()).toEqual(['b', 'c', 'f']);
  Object.assign(window, { innerWidth: 600 });
  window.dispatchEvent(new Event('resize'));
  expect(away()).toEqual([]);
  expect(laidOut()).toEqual(['b', 'c', 'in', 'f']);
  expect(watched).toEqual([]);
});

it('lays out all at once as soon as the address names a section', () => {
  layOutBelow(outlet());
  window.history.pushState(null, '', '#c');
  beIdle();
  expect(outlet()).not.toHaveAttribute('data-in-parts');
  expect(watched).toEqual([]);
});

it('leaves out nothing where the address names a section', () => {
  window.history.replaceState(null, '', '/#c');
  layOutBelow(outlet());
  expect(outlet()).not.toHaveAttribute('data-in-parts');
});

it('does so in a browser that does not say when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  layOutBelow(outlet());
  await waitFor(() => expect(outlet()).not.toHaveAttribute('data-in-parts'));
  expect(laidOut()).toEqual(['b', 'c', 'in', 'f']);
  await waitFor(() => expect(watched).toHaveLength(3));
});
