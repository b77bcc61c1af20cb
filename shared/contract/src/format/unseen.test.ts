import { withoutUnseen } from './unseen.ts';

test('marks that are not seen go, and the joiners that words and emoji are spelt with stay', () => {
  expect(withoutUnseen('\u202aThandi\u202c\u200b Mo\u00adkoena\ufeff')).toBe('Thandi Mokoena');
  expect(withoutUnseen('👩\u200d⚕️')).toBe('👩\u200d⚕️');
});
