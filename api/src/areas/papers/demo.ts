import type { Demo } from '../../core/area.ts';
import { namesOfAccounts } from '../../core/accounts/names-of-accounts.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { demoPdf } from '../../core/demo/demo-pdf.ts';
import { DAY } from '../../core/durations.ts';
import { createHash } from 'node:crypto';
import { demoOrganisation } from '../organisation/public.ts';
import { blobKey } from './stored.ts';
import { paperBatches, papers } from './tables.ts';

/** Gives the demo employee a payslip of the demo organisation, not read yet. */
export const demo = async ({ services, people }: Demo): Promise<void> => {
  const personId = people.get('employee');
  if (personId === undefined) return;
  const { database, blobs, clock } = services;
  const at = new Date(clock.now().getTime() - 2 * DAY);
  const { osNo } = demoOrganisation;
  const batchId = uuidv7(at);
  await database
    .insert(paperBatches)
    .values({ id: batchId, osNo, kind: 'payslip', title: 'Last month', addedAt: at, handOverAt: at });
  const bytes = demoPdf('Payslip', [
    'Umoya Energy',
    'Employee number: UE-1001',
    'Net pay: R 24 318.40',
    'An example, made up.',
  ]);
  const blobId = uuidv7(at);
  await database.insert(papers).values({
    id: uuidv7(at),
    batchId,
    osNo,
    personId,
    personName: (await namesOfAccounts(database, [personId])).get(personId) ?? null,
    fileName: 'Payslip UE-1001.pdf',
    size: bytes.length,
    digest: createHash('sha256').update(bytes).digest('hex'),
    blobId,
    state: 'handedOver',
    by: 'numberInName',
    addedAt: at,
    handedOverAt: at,
  });
  await blobs.put(blobKey(blobId), bytes);
};
