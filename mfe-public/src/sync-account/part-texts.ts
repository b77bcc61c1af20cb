import type { EmployerPart } from '@phila/contract/calls';

interface PartWords {
  title: string;
  /** Special personal information and children's (POPIA s 26 and 34): copied only where the person asks for it. */
  sensitive?: string;
}

/** What a person calls each part of an employer's record. */
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

/** `3 changes`, `1 change`. */
export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
