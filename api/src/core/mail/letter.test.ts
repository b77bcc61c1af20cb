import { brand } from '@phila/contract';
import { writeLetter } from './letter.ts';

const letter = writeLetter({
  subject: 'A <b>subject</b>',
  paragraphs: ['First & foremost <script>', 'Second'],
  code: '012345',
  action: { label: 'Go on', to: 'https://phila.example/sign-in?a=1&b=2' },
  closing: 'Not you? Do nothing.',
});

test('the text says all that the page says', () => {
  expect(letter.text).toBe(
    [
      'First & foremost <script>',
      '    012345',
      'Second',
      'Go on:\nhttps://phila.example/sign-in?a=1&b=2',
      'Not you? Do nothing.',
      `${brand.name}\n${brand.phone}\n${brand.email}\n`,
    ].join('\n\n'),
  );
});

test('nothing in it becomes markup, and nothing is fetched from elsewhere', () => {
  expect(letter.html).not.toContain('<script>');
  expect(letter.html).not.toContain('<b>');
  expect(letter.html).toContain('href="https://phila.example/sign-in?a=1&amp;b=2"');
  expect(letter.html).not.toMatch(/<img|<link|<style|url\(/);
  expect(letter.html).toContain('012345');
});
