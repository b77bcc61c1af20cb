import { noteLinkedStyles } from './linked-styles.ts';

it('names the sheets that the page has linked by their whole address, and none that did not come', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/remotes/public/1.0.0/page.css"><link rel="stylesheet" href="/lost.css">' +
    '<link rel="preload" as="style" href="/later.css">';
  const [linked, lost, later] = document.querySelectorAll('link');
  Object.defineProperty(linked, 'sheet', { value: {} });
  for (const one of [lost, later]) Object.defineProperty(one, 'sheet', { value: null });
  noteLinkedStyles();
  expect(linked?.dataset['href']).toBe('http://localhost/remotes/public/1.0.0/page.css');
  expect([lost?.dataset['href'], later?.dataset['href']]).toEqual([undefined, undefined]);
});
