import type { TableRecord } from '../record-list/index.ts';

/** In which turn a field's column gives way, as its record says; undefined where it stays. */
export const turnOf = ({ givesWay }: TableRecord, name: string): number | undefined => {
  const at = givesWay.indexOf(name);
  return at === -1 ? undefined : at + 1;
};
