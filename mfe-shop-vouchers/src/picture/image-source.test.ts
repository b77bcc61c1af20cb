import { imageSource } from './image-source.ts';
import { imageWidths } from './image-widths.ts';

it.each([
  ['', null],
  ['/api/v1/Image/file/2/7/1/0.webp?v=ab', '/api/v1/Image/file/2/7/1/0.webp?v=ab'],
  ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['javascript:alert(1)', null],
  ['//elsewhere.example/a.png', null],
])('%j is shown as %j', (given, shown) => expect(imageSource(given)).toBe(shown));

it('offers a picture of ours in its other widths', () => {
  expect(imageWidths('/api/v1/Image/file/2/7/1/0.webp?v=ab')[300]).toBe(
    '/api/v1/Image/file/2/7/2/0.webp?v=ab',
  );
  expect(Object.keys(imageWidths('/api/v1/Image/file/2/7/1/0.webp?v=ab'))).toEqual([
    '300',
    '400',
    '600',
    '800',
    '1200',
  ]);
  expect(imageWidths('data:image/webp;base64,AAAA')).toEqual({});
});
