import { refusalOfStyles, selectorsReachingOutside } from './own-styles.ts';

it.each([
  'h1 { color: red }',
  'body { margin: 0 }',
  '* { box-sizing: border-box }',
  ':root { --accent: red }',
  ':global(.ant-btn) { color: red }',
  ':global(html) h1 { color: red }',
  'body:has(.mine) h1 { color: red }',
  'main:not(.mine) { color: red }',
  '.mine + h1 { color: red }',
  '.mine ~ * { color: red }',
  '@media (width < 600px) { h1 { color: red } }',
  '[data-mode="dark"] { color: red }',
  '.mine+:is(.mine,h1){color:red}',
  ':is(main:not(.mine)){color:red}',
])('%s reaches outside', (css) => {
  expect(selectorsReachingOutside(css)).toHaveLength(1);
});

it.each([
  '.mine { color: red }',
  '.mine h1, .mine > * { color: red }',
  'h1.mine { color: red }',
  ":global(html[data-mode='dark']) .mine { color: red }",
  '.mine :global(.ant-btn) { color: red }',
  '.mine + .other { color: red }',
  '.mine + .other h1 { color: red }',
  '.mine { & h1 { color: red } h2 { color: red } }',
  '@keyframes fade { from { opacity: 0 } 50% { opacity: 0.5 } }',
  '@media print { .mine:hover { color: red } }',
  '.mine+:is(.mine,.other){color:red}',
  ':where(.mine,.other h1)>p{color:red}',
])('%s stays inside', (css) => {
  expect(selectorsReachingOutside(css)).toEqual([]);
});

it('names the first selector with its file', () => {
  const inside: [string, string] = ['page.css', '@media (width<768px){.own h1{color:red}}'];
  expect(refusalOfStyles('journeys', new Map([inside]))).toBeNull();
  expect(refusalOfStyles('journeys', new Map([inside, ['a/b.css', '.own{color:red}h1{color:red}']]))).toBe(
    'In a/b.css of journeys the selector “h1” reaches outside the remote. Begin it with a class of a CSS module.',
  );
});
