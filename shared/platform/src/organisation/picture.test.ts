import { pictureAddress } from './picture.ts';

it.each([
  [null, null],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,%3Csvg%3E', 'data:image/svg+xml,%3Csvg%3E'],
  ['iVBORw0KGgoAAA', 'data:image/png;base64,iVBORw0KGgoAAA'],
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['UklGRgAA', 'data:image/webp;base64,UklGRgAA'],
  ['data:text/html,<script>', null],
  ['https://elsewhere.example/logo.png', null],
  ['rubbish', null],
  ['', null],
])('%p is shown as %p', (picture, address) => {
  expect(pictureAddress(picture)).toBe(address);
});
