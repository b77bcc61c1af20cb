import { type Found, plainText, type ResourceRowBase } from '@phila/contract';
import type { Reader, StoredResource } from '../../../core/resources/stored-resource.ts';

/** Rows read before ranking, so that names beginning with the text are among them. */
const READ = 25;

/** Ranks a match: 0 if the name begins with the text, 1 if one of its words does, 2 otherwise. */
const placeOf = (name: string, text: string): number => {
  const [whole, part] = [plainText(name), plainText(text)];
  if (whole.startsWith(part)) return 0;
  return whole.includes(` ${part}`) ? 1 : 2;
};

type Row = Readonly<Record<string, unknown>> & Pick<ResourceRowBase, 'publishedAt'>;

/** State of a row: of its publication, else as its field `isActive` says. */
const stateOf = (row: Row, isPublished: boolean, now: Date): Found['state'] => {
  if (isPublished && row.publishedAt === null) return { name: 'Draft', tone: 'neutral' };
  if (isPublished && new Date(row.publishedAt ?? now) > now) return { name: 'Scheduled', tone: 'info' };
  if (row['isActive'] === false) return { name: 'Not active', tone: 'neutral' };
  return isPublished || row['isActive'] === true ? { name: 'Active', tone: 'success' } : null;
};

/** Finds the best few matches among a resource's rows. */
export const findRows = async (
  { resource, list }: StoredResource,
  reader: Reader,
  text: string,
  most: number,
): Promise<Found[]> => {
  const { items } = await list(reader, { SearchTerm: text, PageSize: READ });
  return items
    .map((row) => ({
      id: String(row.id),
      name: String(row[resource.named] ?? ''),
      detail: null,
      state: stateOf(row, resource.isPublished, reader.clock.now()),
    }))
    .toSorted((a, b) => placeOf(a.name, text) - placeOf(b.name, text))
    .slice(0, most);
};
