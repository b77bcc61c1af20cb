import { asServed } from './as-served.ts';

test('controls sleep until the application answers them, but not those for people without scripts', () => {
  const html = '<form><button>Send</button></form><noscript><form><input></form></noscript><input inert="">';
  expect(asServed(html, '/')).toBe(
    '<form inert="" data-asleep=""><button inert="" data-asleep="">Send</button></form><noscript><form><input></form></noscript><input inert="">',
  );
});

test('what the policy refuses and the slots of others wait, and files are those of the release', () => {
  expect(
    asServed(
      '<p style="width:3px"></p><div data-slot="landing"></div><img src="release-folder:/a.svg">',
      '/remotes/wealth/1.0.0/',
    ),
  ).toBe(
    '<p data-asleep-style="width:3px"></p><div data-asleep-slot="landing"></div><img src="/remotes/wealth/1.0.0/a.svg">',
  );
});
