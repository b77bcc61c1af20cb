/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { brand } from '@phila/contract/brand';
import { paiaManual } from '../../legal/paia-manual.mjs';

/** Text of a PDF by pdfkit in standard fonts: hex strings in `TJ` lines of deflated streams. */
const wordsOf = (pdf: Uint8Array): string => {
  const file = Buffer.from(pdf).toString('latin1');
  const pages = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const lines = pages.flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)]);
  const decoded = lines.map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/gi)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
  return decoded.join(' ').replace(/\s+/g, ' ');
};

const FILE = path.join(__dirname, '../../../shell/public/paia-manual.pdf');
const RENEW = 'Run `pnpm --filter @phila/mfe-public paia-manual` after a change of the brand or the text.';

describe('the PAIA manual that the footer offers', () => {
  const committed = readFileSync(FILE);

  it('is a tagged PDF of at most 150 KB', () => {
    expect(committed.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(committed.length).toBeLessThan(150 * 1024);
    expect(committed.toString('latin1')).toContain('/Marked true');
    expect(committed.toString('latin1')).toMatch(/\/Lang \(en-ZA\)/);
  });

  it('says what the brand and the text say now', async () => {
    const [stands, wanted] = [wordsOf(committed), wordsOf(await paiaManual(brand))];
    expect(stands === wanted ? '' : RENEW).toBe('');
    expect(stands.length).toBeGreaterThan(5000);
  });

  it.each([
    brand.company.legalName,
    brand.company.registrationNumber,
    brand.informationOfficer.name,
    brand.informationOfficer.email,
    brand.phone,
    brand.email,
    brand.website,
    brand.address.join(', '),
    'Form 2 of the PAIA regulations',
    'R140.00',
    'section 51(1)(e)',
    'PAIAComplaints@inforegulator.org.za',
  ])('names %s', (text) => {
    expect(wordsOf(committed)).toContain(text);
  });

  it('comes out the same each time', async () => {
    expect(Buffer.compare(await paiaManual(brand), await paiaManual(brand))).toBe(0);
  });
});
