import { webAddressOf } from './contact-address.ts';

test.each([
  ['coffee.example', 'https://coffee.example/'],
  ['https://coffee.example/redeem?a=1', 'https://coffee.example/redeem?a=1'],
  ['HTTP://coffee.example', 'http://coffee.example/'],
  ['www.coffee.example:8443/x', null],
  ['coffee', null],
  ['', null],
  ['/offers', null],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:secret@coffee.example', null],
  ['mailto:a@b.example', null],
])('%s leads to %s', (typed, address) => expect(webAddressOf(typed)).toBe(address));
