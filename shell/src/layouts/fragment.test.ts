import { waitFor } from '@testing-library/dom';
import { endFragment } from './fragment.ts';

const outlet = () => document.querySelector('#outlet') as HTMLElement;
const fragment = () => document.querySelector('[data-fragment]');
const remote = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  outlet().append(element);
  return element;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/security');
  document.body.innerHTML = '<div id="outlet"><div data-fragment><h1>Security</h1></div></div>';
});

it('stays until its remote has drawn the page, and is gone then', async () => {
  endFragment();
  const element = remote('<p>Not yet</p>');
  // Lets observers run first.
  await Promise.resolve();
  expect(fragment()).not.toBeNull();
  element.innerHTML = '<article><h1>Security</h1></article>';
  await waitFor(() => expect(fragment()).toBeNull());
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

it('is gone where the page was drawn before this came', async () => {
  remote('<h1>Security</h1>');
  endFragment();
  await waitFor(() => expect(fragment()).toBeNull());
});

it('is gone where the place of a remote that the person was led away from stands between', async () => {
  endFragment();
  remote('');
  remote('<h1>Dashboard</h1>');
  await waitFor(() => expect(fragment()).toBeNull());
});

it('stays, where the service has put something into it, until its remote has read the same', async () => {
  fragment()?.setAttribute('data-fragment', 'filled');
  endFragment();
  const element = remote('<div aria-busy="true"><h1>Security</h1></div>');
  await Promise.resolve();
  expect(fragment()).not.toBeNull();
  element.innerHTML = '<h1>Security</h1>';
  await waitFor(() => expect(fragment()).toBeNull());
});

it('is gone when the person has gone to another page, drawn or not', async () => {
  endFragment();
  window.history.pushState(null, '', '/ourValues');
  remote('');
  await waitFor(() => expect(fragment()).toBeNull());
});

it('hands on what is focused in it, a section that was scrolled to as well as a link', async () => {
  const page = '<article><h1>Security</h1><section><a href="/ourValues">Values</a></section></article>';
  for (const focused of ['section', 'a']) {
    document.body.innerHTML = `<div id="outlet"><div data-fragment>${page}</div></div>`;
    const before = document.querySelector<HTMLElement>(`[data-fragment] ${focused}`);
    if (focused === 'section') before?.setAttribute('tabindex', '-1');
    before?.focus();
    const element = remote(page);
    endFragment();
    await waitFor(() => expect(document.activeElement).toBe(element.querySelector(focused)));
  }
});

it('is nothing on a page that came without', () => {
  document.body.innerHTML = '<div id="outlet"></div>';
  expect(endFragment).not.toThrow();
});
