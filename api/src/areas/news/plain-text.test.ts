import { plainText } from './plain-text.ts';
import { workOf } from '../../testing/work-of.ts';

test.each([
  ['Petrol &amp; diesel: R1 down', 'Petrol & diesel: R1 down'],
  ['<b>Budget</b> <img src=x onerror=alert(1)>day', 'Budget day'],
  ['<script>alert(1)</script>After', 'After'],
  ['&lt;script&gt; is text', '<script> is text'],
  ['<![CDATA[Load <i>shedding</i>]]>', 'Load shedding'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['line\n\tbreaks\u0000 and\u200b unseen', 'line breaks and unseen'],
  ['turned \u202earound', 'turned around'],
  ['&#x41;&#66;&#0;&#x110000;&unknown;', 'AB&unknown;'],
  ['half \ud800 a character', 'half a character'],
  ['   ', ''],
  ['<br>', ''],
])('%j is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a text that is too long is cut at a word', () => {
  const text = plainText('word '.repeat(100));
  expect(text).toMatch(/^(word )+word…$/);
  expect([...text].length).toBeLessThanOrEqual(200);
});

test.each([
  '<'.repeat(50_000),
  '<a '.repeat(20_000),
  '<!--'.repeat(20_000),
  '&'.repeat(50_000),
  `${'<script>'.repeat(5_000)}x`,
])('is no work over rubbish (%#)', async (rubbish) => {
  expect(await workOf(() => plainText(rubbish))).toBeLessThan(1_000);
});
