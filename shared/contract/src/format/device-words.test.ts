import { deviceWords, placeWords } from './device-words.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    'Chrome on a Mac',
  ],
  ['curl/8.5.0', 'An unknown device'],
  ['', 'An unknown device'],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it.each([
  ['197.86.12.0/24', 'a network that begins with 197.86.12'],
  ['2c0f:f4c0:1180::/48', 'a network that begins with 2c0f:f4c0:1180'],
  ['unknown', 'an unknown network'],
])('%s is %s', (network, words) => {
  expect(placeWords(network)).toBe(words);
});
