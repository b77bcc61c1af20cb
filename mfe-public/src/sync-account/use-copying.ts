import { type EmployerPart, employerParts, type SyncReport } from '@phila/contract/calls';
import { messageOf, useWrite, useLoading } from '@phila/platform';
import { useState } from 'react';
import { syncCalls } from './sync-calls.ts';
import { partWords } from './part-texts.ts';

/** How far a part has come. */
export type PartProgress =
  | { state: 'waiting' }
  | { state: 'copying' }
  | { state: 'copied'; report: SyncReport }
  | { state: 'failed'; message: string };

export interface Copying {
  progress: Partial<Record<EmployerPart, PartProgress>>;
  isRunning: boolean;
  /** Copies the parts one after the other; one that fails leaves the others alone. */
  copy: (parts: readonly EmployerPart[]) => Promise<void>;
}

const paths = (...all: `/${string}`[]) => all.map((path) => ({ path }));
const OVERVIEW = '/Overview/my-details-overview/{category}';

/** What other pages may have read of a part, and have to ask for again. */
const useCalls = (): Record<EmployerPart, () => Promise<SyncReport>> => {
  const contact = paths('/Account/get-contact-details', OVERVIEW);
  const personal = useWrite(syncCalls.personal, {
    refreshes: paths(
      '/Account/get-biographical-details',
      '/Account/get-passport-and-permit-details',
      '/Account/get-profile-name',
      OVERVIEW,
    ),
  });
  const contactWays = useWrite(syncCalls.contact, { refreshes: contact });
  const address = useWrite(syncCalls.address, { refreshes: contact });
  const nextOfKin = useWrite(syncCalls.nextOfKin, {
    refreshes: paths('/Account/get-next-of-kin-details', OVERVIEW),
  });
  const banking = useWrite(syncCalls.banking, { refreshes: paths('/Account/banking-details', OVERVIEW) });
  const medicalAid = useWrite(syncCalls.medicalAid, {
    refreshes: paths('/Wealth/get-medical-aid-details', OVERVIEW),
  });
  const dependants = useWrite(syncCalls.medicalAidDependants, {
    refreshes: paths('/Wealth/medical-aid-dependant'),
  });
  const career = useWrite(syncCalls.career);
  return {
    personal: () => personal.mutateAsync({}),
    contact: () => contactWays.mutateAsync({}),
    address: () => address.mutateAsync({}),
    nextOfKin: () => nextOfKin.mutateAsync({}),
    banking: () => banking.mutateAsync({}),
    medicalAid: () => medicalAid.mutateAsync({}),
    medicalAidDependants: () => dependants.mutateAsync({}),
    career: () => career.mutateAsync({}),
  };
};

export const useCopying = (): Copying => {
  const calls = useCalls();
  const [progress, setProgress] = useState<Copying['progress']>({});
  const [isRunning, setRunning] = useState(false);
  useLoading(isRunning);
  const set = (part: EmployerPart, now: PartProgress): void =>
    setProgress((before) => ({ ...before, [part]: now }));

  const copy = async (parts: readonly EmployerPart[]): Promise<void> => {
    setRunning(true);
    // In the order of the contract: an address cannot be kept before there is a way to reach the person.
    const inOrder = employerParts.filter((part) => parts.includes(part));
    for (const part of inOrder) set(part, { state: 'waiting' });
    for (const part of inOrder) {
      set(part, { state: 'copying' });
      try {
        set(part, { state: 'copied', report: await calls[part]() });
      } catch (error) {
        const message = messageOf(error, `We could not copy ${partWords[part].title.toLowerCase()}.`);
        set(part, { state: 'failed', message });
      }
    }
    setRunning(false);
  };

  return { progress, isRunning, copy };
};
