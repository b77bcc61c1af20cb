import { wavesOf } from './waves.mjs';

const parsed = (start, end) => ({ start, end, byParser: true });
const asked = (start, end) => ({ start, end, byParser: false });

test('what the page names is one wave, however late it starts', () => {
  expect(wavesOf([parsed(0, 10), parsed(11, 40), parsed(12, 90), parsed(50, 60)])).toEqual([1, 2, 2, 2]);
});

test('what a script asks for comes after the answers that were there', () => {
  expect(wavesOf([parsed(0, 10), parsed(11, 40), asked(45, 60), asked(46, 80), asked(61, 70)])).toEqual([
    1, 2, 3, 3, 4,
  ]);
});

test('no request waits for an answer that is still on its way', () => {
  expect(wavesOf([parsed(0, 10), parsed(11, 40), asked(45, null), asked(200, 210)])).toEqual([1, 2, 3, 3]);
});
