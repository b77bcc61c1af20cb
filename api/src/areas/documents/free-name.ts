import { LONGEST_FILE_NAME, typeOfName } from '@phila/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { shortened } from '../../core/uploads/uploaded-document.ts';
import { documents } from './tables.ts';

const lower = (text: SQL | typeof documents.originalDocumentName | string): SQL =>
  sql`lower(${text} collate "und-x-icu")`;
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Turns `passport.pdf` into `passport (2).pdf` if taken, ignoring case, so that nothing seems replaced. The person's
 * documents must be locked (`usage.ts`), so that the name stays free.
 * @param but the document to name, if it exists already
 */
export const freeName = async (
  tx: Database,
  personId: string,
  folderId: number,
  name: string,
  but?: string,
): Promise<string> => {
  const dot = typeOfName(name) === null ? name.length : name.lastIndexOf('.');
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
  const numbered = (count: number): string => {
    const number = ` (${count})`;
    return `${shortened(stem, LONGEST_FILE_NAME - number.length - ending.length)}${number}${ending}`;
  };
  // The beginning that numbered names share, leaving room for the number.
  const beginning = shortened(stem, LONGEST_FILE_NAME - ' (999999)'.length - ending.length);
  const pattern = `${literal(beginning)}% (%)${literal(ending)}`;
  const rows = await tx
    .select({ name: documents.originalDocumentName })
    .from(documents)
    .where(
      and(
        eq(documents.personId, personId),
        eq(documents.place, folderId),
        but === undefined ? undefined : ne(documents.id, but),
        or(
          sql`${lower(documents.originalDocumentName)} = ${lower(name)}`,
          sql`${lower(documents.originalDocumentName)} like ${lower(pattern)}`,
        ),
      ),
    );
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = numbered(count);
  return free;
};
