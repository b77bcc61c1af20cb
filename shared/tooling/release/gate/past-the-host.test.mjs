import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pastTheHost, refusalOfWaysPast } from './past-the-host.mjs';

test.each([
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
  ['fetch("//example.org/feed")', null],
])('%s: %p', (script, found) => expect(pastTheHost(script)).toBe(found));

test('a build is refused with the file in which it is', () => {
  const output = mkdtempSync(path.join(os.tmpdir(), 'phila-past-'));
  try {
    writeFileSync(path.join(output, 'entry.js'), 'const a=1');
    expect(refusalOfWaysPast('travel', output)).toBeNull();
    writeFileSync(path.join(output, 'page.js'), 'location.href="/offers"');
    expect(refusalOfWaysPast('travel', output)).toBe(
      'travel loads the whole site again (page.js sets the location). Use Link or useNavigate of react-router-dom; to another site, window.location.assign with its address.',
    );
    writeFileSync(path.join(output, 'page.js'), 'fetch("/api/v1/Lookup/countries")');
    expect(refusalOfWaysPast('travel', output)).toMatch(/^travel asks for an address of the site by fetch/);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
});
