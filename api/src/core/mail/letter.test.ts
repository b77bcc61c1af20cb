import { brand } from '@phila/contract';
import { contrast } from '@phila/contract/palette';
import { writeLetter } from './letter.ts';
import type { LetterLook } from './letter-look.ts';

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

describe('in the look of an organisation', () => {
  const LOOK = {
    osName: 'Umoya & Sons',
    logo: 'https://phila.example/api/v1/Image/file/3/1/2/0.webp',
    primary: '#14213D',
    secondary: '#FFD400',
  };
  const look = (change: Partial<LetterLook> = {}) =>
    writeLetter(
      {
        subject: 'A subject',
        paragraphs: ['First', 'Second'],
        action: { label: 'Go on', to: 'https://phila.example/' },
      },
      { ...LOOK, ...change },
    );
  /** Pairs of background and text colour in the head and the button. */
  const pairs = (html: string) =>
    [...html.matchAll(/background:(#[0-9a-f]{6});(?:font-size:20px;font-weight:700;)?color:(#[0-9a-f]{6})/gi)]
      .map(([, ground = '', letters = '']) => [ground, letters] as const)
      .slice(0, 3);

  test('has its logo, its name where that is not fetched, and its colours; the text stays the same', () => {
    const { html, text } = look();
    expect(html).toContain(`<img src="${LOOK.logo}" alt="Umoya &amp; Sons"`);
    expect(html).toContain('background:#14213d');
    expect(html).not.toContain('#8b1a2b');
    expect(text).toBe(
      `First\n\nSecond\n\nGo on:\nhttps://phila.example/\n\n${brand.name}\n${brand.phone}\n${brand.email}\n`,
    );
    expect(look({ logo: null }).html).not.toContain('<img');
    expect(look({ logo: null }).html).toContain('>Umoya &amp; Sons</td>');
  });

  test.each(['#FFFFFF', '#FFD400', '#777777', '#000000', 'no colour'])(
    'can be read whatever its colours are: %s',
    (primary) => {
      const { html } = look({ logo: null, primary, secondary: primary });
      const found = pairs(html);
      expect(found).toHaveLength(2);
      for (const [ground, letters] of found) expect(contrast(ground, letters)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
