import { type ClickGroup, clickGroups } from '@phila/contract/calls';
import { useSearchParams } from 'react-router-dom';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps grouping and days in the address. */
export const useClicksAddress = () => {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: 'from' | 'until'): string | undefined => {
    const day = params.get(name) ?? '';
    return DAY.test(day) ? day : undefined;
  };
  const [from, until] = [dayOf('from'), dayOf('until')];
  const by: ClickGroup = clickGroups.find((one) => one === params.get('by')) ?? 'advert';
  return {
    by,
    days: {
      ...(from === undefined ? {} : { From: from }),
      ...(until === undefined ? {} : { Until: until }),
    },
    choose: (name: 'by' | 'from' | 'until', value: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '' || (name === 'by' && value === 'advert')) next.delete(name);
        else next.set(name, value);
        return next;
      }),
  };
};
