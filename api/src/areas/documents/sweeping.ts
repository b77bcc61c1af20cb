import { TRASH_DAYS } from '@phila/contract';
import { eq, lt } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/tasks/task.ts';
import { emptyTrash } from './documents.ts';
import { documents, pendingBlobs } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 100;

/** Deletes for good what has been in the trash for thirty days. */
export const emptyOldTrash = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - TRASH_DAYS * DAY);
  for (;;) {
    const people = await database
      .selectDistinct({ personId: documents.personId })
      .from(documents)
      .where(lt(documents.dateDeleted, before))
      .limit(AT_ONCE);
    for (const { personId } of people) await emptyTrash(database, personId, now, before);
    if (people.length < AT_ONCE) return;
  }
};

/** Removes blobs whose document was never written, because the service was killed in between. None takes an hour. */
export const sweepBlobs = async ({
  database,
  blobs,
  clock,
}: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> => {
  const before = new Date(clock.now().getTime() - HOUR);
  for (;;) {
    const left = await database
      .select()
      .from(pendingBlobs)
      .where(lt(pendingBlobs.since, before))
      .limit(AT_ONCE);
    for (const { key } of left) {
      await blobs.remove(key);
      await database.delete(pendingBlobs).where(eq(pendingBlobs.key, key));
    }
    if (left.length < AT_ONCE) return;
  }
};

export const emptyingTrash: Task = {
  name: 'emptying trash',
  every: 6 * HOUR,
  isLeased: true,
  run: emptyOldTrash,
};
export const blobSweeping: Task = { name: 'blob sweeping', every: HOUR, isLeased: true, run: sweepBlobs };
