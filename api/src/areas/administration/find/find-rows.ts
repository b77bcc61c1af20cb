import { type Found, plainText } from '@phila/contract';
import type { Reader, StoredResource } from '../../../core/resources/stored-resource.ts';

/** As many are read as there may be whose name begins with the text, before the first few are taken. */
const READ = 25;

/** How well a name answers a search: it begins with it, one of its words does, or it is found by something else. */
const placeOf = (name: string, text: string): number => {
  const [whole, part] = [plainText(name), plainText(text)];
  if (whole.startsWith(part)) return 0;
  return whole.includes(` ${part}`) ? 1 : 2;
};

/** A few rows of a resource that a search finds, those whose name begins with it first. */
export const findRows = async (
  { resource, list }: StoredResource,
  reader: Reader,
  text: string,
  most: number,
): Promise<Found[]> => {
  const { items } = await list(reader, { SearchTerm: text, PageSize: READ });
  return items
    .map((row) => ({ id: String(row.id), name: String(row[resource.named] ?? ''), detail: null }))
    .toSorted((a, b) => placeOf(a.name, text) - placeOf(b.name, text))
    .slice(0, most);
};
