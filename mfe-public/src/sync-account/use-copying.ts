import {
  calls,
  type ClientCall,
  type EmployerPart,
  employerParts,
  type SyncReport,
} from '@phila/contract/calls';
import { messageOf, useLoading } from '@phila/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { syncCalls } from './sync-calls.ts';
import { partWords } from './part-texts.ts';

/** Progress of a part. */
export type PartProgress =
  | { state: 'waiting' }
  | { state: 'copying' }
  | { state: 'copied'; report: SyncReport }
  | { state: 'failed'; message: string };

export interface Copying {
  progress: Partial<Record<EmployerPart, PartProgress>>;
  isRunning: boolean;
  /** Copies parts one by one; a failed one does not stop the others. */
  copy: (parts: readonly EmployerPart[]) => Promise<void>;
}

const { account, career, dashboard, details, overview, wealth } = calls;

// A career also uses contact and personal details.
const careerParts = [overview.myCareer, overview.careerStrength];
const contact = [details.contactDetails, overview.myDetails, ...careerParts];

/** Cached reads that copying a part makes stale: its record, and results from it. */
const changedBy: Readonly<Record<EmployerPart, readonly Pick<ClientCall, 'path'>[]>> = {
  personal: [
    details.biographicalDetails,
    details.passportAndPermitDetails,
    account.profileName,
    overview.myDetails,
    ...careerParts,
  ],
  contact,
  address: contact,
  nextOfKin: [details.nextOfKin.list, overview.myDetails],
  banking: [details.banking.list, overview.myDetails],
  medicalAid: [wealth.medicalAidDetails, overview.myDetails, overview.myWealth, dashboard.wellbeingChecks],
  medicalAidDependants: [wealth.medicalAidDependant.list, overview.myWealth],
  career: [career.experience.list, career.tertiaryEducation.list, ...careerParts],
};

const usePart = (part: EmployerPart): (() => Promise<SyncReport>) => {
  const { mutateAsync } = useMutation(syncCalls[part].mutation({ refreshes: changedBy[part] }));
  return () => mutateAsync({});
};

const useParts = (): Record<EmployerPart, () => Promise<SyncReport>> => ({
  personal: usePart('personal'),
  contact: usePart('contact'),
  address: usePart('address'),
  nextOfKin: usePart('nextOfKin'),
  banking: usePart('banking'),
  medicalAid: usePart('medicalAid'),
  medicalAidDependants: usePart('medicalAidDependants'),
  career: usePart('career'),
});

export const useCopying = (): Copying => {
  const copyPart = useParts();
  const [progress, setProgress] = useState<Copying['progress']>({});
  const [isRunning, setRunning] = useState(false);
  useLoading(isRunning);
  const set = (part: EmployerPart, now: PartProgress): void =>
    setProgress((before) => ({ ...before, [part]: now }));

  const copy = async (parts: readonly EmployerPart[]): Promise<void> => {
    setRunning(true);
    // Keeps the contract's order: an address needs a contact first.
    const inOrder = employerParts.filter((part) => parts.includes(part));
    for (const part of inOrder) set(part, { state: 'waiting' });
    for (const part of inOrder) {
      set(part, { state: 'copying' });
      try {
        set(part, { state: 'copied', report: await copyPart[part]() });
      } catch (error) {
        const message = messageOf(error, `We could not copy ${partWords[part].title.toLowerCase()}.`);
        set(part, { state: 'failed', message });
      }
    }
    setRunning(false);
  };

  return { progress, isRunning, copy };
};
