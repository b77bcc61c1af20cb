import { haproxyConfiguration, messages } from './find-primary.mjs';

test('the first message and the question are those of PostgreSQL, with their lengths', () => {
  const { hello, question } = messages();
  const first = Buffer.from(hello, 'hex');
  expect(first.readInt32BE(0)).toBe(first.length);
  expect(first.readInt32BE(4)).toBe(196_608);
  expect(first.subarray(8).toString()).toBe('user\0phila\0database\0postgres\0\0');
  const asked = Buffer.from(question, 'hex');
  expect(asked.subarray(0, 1).toString()).toBe('Q');
  expect(asked.readInt32BE(1)).toBe(asked.length - 1);
});

test('every server is asked', () => {
  const text = haproxyConfiguration(5000, [
    { name: 'north', port: 1 },
    { name: 'east', port: 2 },
  ]);
  expect(text).toContain('bind 127.0.0.1:5000\n');
  expect(text.match(/ server \S+ \S+ check$/gm)).toEqual([
    ' server north 127.0.0.1:1 check',
    ' server east 127.0.0.1:2 check',
  ]);
});
