import { waitFor } from '@testing-library/dom';
import { layOutBelow } from './lay-out-below.ts';

const outlet = () => document.querySelector('#outlet') as HTMLElement;
const laidOut = () => [...document.querySelectorAll('[data-laid-out]')].map(({ id }) => id);

let idle: (() => void)[] = [];
const beIdle = () => idle.shift()?.();

beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  window.history.replaceState(null, '', '/');
  const sections = ['a', 'b', 'c'].map((id) => `<section id="${id}"></section>`).join('');
  document.body.innerHTML = `<div id="outlet"><div>${sections}</div></div>`;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('lays out a section at a time, of those that follow the first, and says when all are', () => {
  layOutBelow(outlet());
  expect(outlet()).toHaveAttribute('data-in-parts');
  expect(laidOut()).toEqual([]);
  beIdle();
  expect(laidOut()).toEqual(['b']);
  beIdle();
  expect(laidOut()).toEqual(['b', 'c']);
  expect(outlet()).toHaveAttribute('data-in-parts');
  beIdle();
  expect(outlet()).not.toHaveAttribute('data-in-parts');
  expect(idle).toEqual([]);
});

it('lays out all at once as soon as the address names a section', () => {
  layOutBelow(outlet());
  window.history.pushState(null, '', '#c');
  beIdle();
  expect(outlet()).not.toHaveAttribute('data-in-parts');
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
  expect(laidOut()).toEqual(['b', 'c']);
});
