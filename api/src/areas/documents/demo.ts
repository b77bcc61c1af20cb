import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFolders } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { demoPdf } from '../../core/demo/demo-pdf.ts';
import { setExpiry } from './documents.ts';
import { keepDocument, prepareDocument } from './keep.ts';
import { DAY } from '../../core/durations.ts';

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
      bytes: demoPdf('Passport: certified copy', [
        'Thandi Nomvula Mokoena',
        'A specimen for the demonstration of this site.',
        'It is no passport, and its owner does not exist.',
      ]),
      expiryDate: inDays(now, 60),
    },
    {
      folderId: identity,
      name: 'Proof of residence.pdf',
      bytes: demoPdf('Proof of residence', [
        'Unit 12, Jacaranda Court',
        '48 Protea Road, Berea',
        'Durban 4001',
      ]),
      expiryDate: null,
    },
    {
      folderId: career,
      name: 'CV Thandi Mokoena.pdf',
      bytes: demoPdf('Curriculum vitae', ['Thandi Mokoena', 'Bookkeeper, Durban', 'References on request']),
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
