import type { TableRecord } from '../../lists/record-list/index.ts';

/** The turn in which a field's column is hidden for lack of room; undefined if it stays. */
export const turnOf = ({ givesWay }: TableRecord, name: string): number | undefined => {
  const at = givesWay.indexOf(name);
  return at === -1 ? undefined : at + 1;
};
