import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFolders } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { setExpiry } from './documents.ts';
import { keepDocument, prepareDocument } from './keep.ts';
import { DAY } from '../../core/durations.ts';

const PAGE = { width: 420, height: 298 };

/** A PDF of a small page: a heading and some lines, in a standard PDF font. */
const pdfOf = (title: string, lines: readonly string[]): Buffer => {
  const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);
  const drawn = [
    '0.545 0.102 0.169 rg 0 274 420 24 re f',
    `0.08 0.13 0.24 rg BT /F1 20 Tf 32 226 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F2 12 Tf 32 ${190 - at * 22} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** A photographed medical aid card: a band, a chip, lines. */
const card = `
<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540">
  <rect width="856" height="540" rx="36" fill="#14213D"/>
  <path d="M0 400h856v104a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36z" fill="#8B1A2B"/>
  <g fill="#D9A441">
    <path d="M60 60h60l-30 52zM140 60h60l-30 52zM220 60h60l-30 52z"/>
    <rect x="60" y="170" width="120" height="90" rx="14"/>
  </g>
  <g fill="#FAF7F4">
    <rect x="60" y="300" width="420" height="26" rx="6"/>
    <rect x="60" y="344" width="280" height="18" rx="6"/>
    <path d="M700 70h40v-40h40v40h40v40h-40v40h-40v-40h-40z"/>
  </g>
</svg>`;

const statement = [
  'Date;Description;Amount;Balance',
  '2026-03-01;Opening balance;;4210.55',
  '2026-03-02;Groceries, Berea;-845.20;3365.35',
  '2026-03-05;Electricity;-600.00;2765.35',
  '2026-03-25;Salary;18450.00;21215.35',
  '2026-03-26;Medical aid;-2310.00;18905.35',
  '',
].join('\r\n');

const inDays = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

const made = async (now: Date) => {
  const { default: sharp } = await import('sharp');
  const { identity, career, wealth, medical } = documentFolders;
  return [
    {
      folderId: identity,
      name: 'Passport.pdf',
      bytes: pdfOf('Passport: certified copy', [
        'Thandi Nomvula Mokoena',
        'A specimen for the demonstration of this site.',
        'It is no passport, and its owner does not exist.',
      ]),
      expiryDate: inDays(now, 60),
    },
    {
      folderId: identity,
      name: 'Proof of residence.pdf',
      bytes: pdfOf('Proof of residence', [
        'Unit 12, Jacaranda Court',
        '48 Protea Road, Berea',
        'Durban 4001',
      ]),
      expiryDate: null,
    },
    {
      folderId: career,
      name: 'CV Thandi Mokoena.pdf',
      bytes: pdfOf('Curriculum vitae', ['Thandi Mokoena', 'Bookkeeper, Durban', 'References on request']),
      expiryDate: null,
    },
    {
      folderId: wealth,
      name: 'Bank statement March 2026.csv',
      bytes: Buffer.from(statement),
      expiryDate: null,
    },
    {
      folderId: medical,
      name: 'Medical aid card.png',
      bytes: await sharp(Buffer.from(card)).png().toBuffer(),
      expiryDate: inDays(now, 300),
    },
  ];
};

/** Adds the demo consumer's documents through the same code as uploads. */
export const demo = async ({ services, people }: Demo): Promise<void> => {
  const personId = people.get('consumer');
  if (personId === undefined) return;
  const now = services.clock.now();
  const folder = await mkdtemp(join(tmpdir(), 'phila-demo-'));
  try {
    for (const { folderId, name, bytes, expiryDate } of await made(now)) {
      const path = join(folder, 'file');
      await writeFile(path, bytes);
      const file = { name, size: bytes.length, path };
      const prepared = await prepareDocument(services, personId, folderId, file);
      const { documentId } = await keepDocument(services, personId, folderId, prepared);
      if (expiryDate !== null) await setExpiry(services.database, personId, documentId, expiryDate, now);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
