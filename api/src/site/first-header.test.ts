import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, firstHeader } from './first-header.ts';
import { registry } from './fixture.ts';

const fileOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../../shared/ui/src', path), 'utf8');

it('has the drawings of the controls, and the word mark', () => {
  const drawings = fileOf('layout/icon/drawings.ts');
  for (const [name, path] of Object.entries(DRAWN))
    expect(drawings.replaceAll(/\s+/g, ' ')).toContain(`${name}: '${path}'`);
  const marks = [...fileOf('layout/logo/wordmark.tsx').matchAll(/ d="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(marks).toHaveLength(2);
  for (const path of marks) expect(firstHeader(registry, '/')).toContain(` d="${path}"`);
});
