import type { EmployerPart } from '@phila/contract/calls';

interface PartWords {
  title: string;
  /** Warning on special personal information or children's (POPIA s 26 and 34), copied only on request. */
  sensitive?: string;
}

/** Names of the parts of an employer's record. */
export const partWords: Readonly<Record<EmployerPart, PartWords>> = {
  personal: { title: 'Personal details' },
  contact: { title: 'Phone and email' },
  address: { title: 'Addresses' },
  nextOfKin: { title: 'Next of kin' },
  banking: { title: 'Bank accounts' },
  medicalAid: {
    title: 'Medical aid',
    sensitive: 'This is about your health. It is copied only if you tick it.',
  },
  medicalAidDependants: {
    title: 'Medical aid dependants',
    sensitive: 'This is about your family, and may be about children. It is copied only if you tick it.',
  },
  career: { title: 'Education and experience' },
};

/** Counts: `3 changes`. */
export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
