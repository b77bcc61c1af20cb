import { pastTheHost, refusalOfWaysPast } from './past-the-host.ts';

it.each([
  ['window.location.href="/travel"', 'navigation'],
  ['location=`/travel/${e}`', 'navigation'],
  ['globalThis.location.replace(e)', 'navigation'],
  ['location.reload()', 'navigation'],
  ['window.location.assign("/travel")', 'navigation'],
  ['await fetch("/api/v1/Travel/trips")', 'fetch'],
  ['fetch(`/api/v1/Travel/trips/${e}`,{method:"PUT"})', 'fetch'],
  // Allows an address from a variable, such as a payment provider's.
  ['window.location.assign(e.url)', null],
  ['location.href===e', null],
  ['location=>e', null],
  ['const{pathname:e,search:t}=window.location;', null],
  ['const e=window.location.hash', null],
  ['allocation="x"', null],
  // Allows a file of the build, such as a worker's font.
  ['await fetch(p[e])', null],
  ['prefetch("/travel")', null],
  // Is another host, which hosts.ts refuses.
  ['fetch("//example.org/feed")', null],
])('%s: %p', (script, found) => expect(pastTheHost(script)).toBe(found));

it('refuses a build with the file in which it is', () => {
  const refusal = (script: string): string | null =>
    refusalOfWaysPast(
      'travel',
      new Map([
        ['entry.js', 'const a=1'],
        ['chunks/page.js', script],
      ]),
    );
  expect(refusal('const b=1')).toBeNull();
  expect(refusal('location.href="/offers"')).toBe(
    'travel loads the whole site again (chunks/page.js sets the location). Use Link or useNavigate of react-router-dom; to another site, window.location.assign with its address.',
  );
  expect(refusal('fetch("/api/v1/Lookup/countries")')).toMatch(
    /^travel asks for an address of the site by fetch/,
  );
});
