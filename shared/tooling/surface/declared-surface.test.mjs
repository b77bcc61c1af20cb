import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { declaredSurface } from './declared-surface.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-surface-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const surfaceOf = (files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return declaredSurface({ it: path.join(folder, 'index.d.ts') });
};

test('writes what a file passes on, with what that mentions', () => {
  const surface = surfaceOf({
    'index.d.ts': `export { type Trip as Journey } from './trip.ts';`,
    'trip.d.ts': 'interface Seat { row: number }\nexport interface Trip { seat: Seat }',
  });
  expect(surface).toBe(`── it

export interface Trip { seat: Seat }
export Trip as Journey

── mentioned

interface Seat { row: number }
`);
});

test('names the package of what comes from it through a file of ours', () => {
  const surface = surfaceOf({
    'index.d.ts': `export * from './forms.ts';`,
    'forms.d.ts': `export { Form } from 'react-final-form';\nexport * from 'final-form';`,
  });
  expect(surface).toContain(`export * from 'final-form'\n\nexport Form from 'react-final-form'`);
});
