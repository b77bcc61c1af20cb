import { TRASH_DAYS } from '@phila/contract';
import { lt } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { emptyTrash } from './documents.ts';
import { documents } from './tables.ts';
import { DAY, HOUR } from '../../core/durations.ts';

const AT_ONCE = 100;

/** Deletes documents after thirty days in the trash. */
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

export const emptyingTrash: Task<Services> = {
  name: 'emptying trash',
  every: 6 * HOUR,
  run: emptyOldTrash,
};
