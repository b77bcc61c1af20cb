import { useSearchParams } from 'react-router-dom';

/** What of a list that the service pages is in the address beside its page: which rows, and which one is open. */
export interface ListAddress {
  part: string;
  showPart: (part: string) => void;
  open: string | null;
  openRow: (id: string | null) => void;
  addressOf: (id: string) => string;
}

/** @param first the part that is shown where the address names none */
export const useListAddress = (first: string): ListAddress => {
  const [params, setParams] = useSearchParams();
  const change = (to: Readonly<Record<string, string | null>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(to))
        if (value === null) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    part: params.get('show') ?? first,
    showPart: (part) => change({ show: part === first ? null : part, page: null, row: null }),
    open: params.get('row'),
    openRow: (row) => change({ row }),
    addressOf: (id) => {
      const next = new URLSearchParams(params);
      next.set('row', id);
      return `?${next.toString()}`;
    },
  };
};
