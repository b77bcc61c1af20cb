import {
  type AnyRecord,
  banking,
  biographical,
  contact,
  type EmployerPart,
  experience,
  medicalAid,
  medicalAidDependants,
  nextOfKin,
  tertiaryEducation,
} from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import type { Cap } from '../../core/records/most-rows.ts';
import { bankingDetails, biographicalDetails, contactDetails, nextOfKinDetails } from '../details/public.ts';
import { medicalAidDependantDetails, medicalAidDetails } from '../wealth/public.ts';
import { careerRows } from './career.ts';

type Loose = Record<string, unknown>;

/** A row as a read gives it. */
export type SavedRow = Loose & { id: string; version: number };

/** Where the rows of a table are read and saved; every table of records is one. */
export interface RowStore {
  /** How many rows a person may have. */
  readonly cap: Cap;
  all(database: Database, personId: string): Promise<SavedRow[]>;
  create(database: Database, personId: string, body: Loose, now: Date): Promise<unknown>;
  update(database: Database, personId: string, id: string, body: Loose): Promise<unknown>;
}

interface SingleStore {
  read(database: Database, personId: string): Promise<(Loose & { version: number }) | null>;
  save(database: Database, personId: string, body: Loose): Promise<unknown>;
}

/** What an employer supplies of one record, and where a person's own is. */
export type Section =
  | { kind: 'single'; record: AnyRecord; fields: readonly string[]; store: SingleStore }
  | {
      kind: 'rows';
      record: AnyRecord;
      store: RowStore;
      /** What a row is called where people read of it. */
      nameOf: (row: Loose) => string;
      /** Whether an employer's row and a person's are about the same thing; compared without regard to capitals. */
      isSame: (a: Loose, b: Loose) => boolean;
    };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const agree = (a: Loose, b: Loose, names: readonly string[]): boolean =>
  names.every((name) => text(a[name]) !== '' && text(a[name]) === text(b[name]));
const words = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(' ');

const ADDRESSES = ['workAddress', 'residentialAddress', 'postalAddress'];
const fieldsOf = (record: AnyRecord): string[] => Object.keys(record.fields);

/** The sections of each part by the name they have in what the employer supplies. */
export const employerSections: { readonly [Part in EmployerPart]: { readonly [name: string]: Section } } = {
  personal: {
    personal: {
      kind: 'single',
      record: biographical,
      fields: fieldsOf(biographical),
      store: biographicalDetails as unknown as SingleStore,
    },
  },
  contact: {
    contact: {
      kind: 'single',
      record: contact,
      fields: fieldsOf(contact).filter((name) => !ADDRESSES.includes(name)),
      store: contactDetails as unknown as SingleStore,
    },
  },
  address: {
    address: {
      kind: 'single',
      record: contact,
      fields: ADDRESSES,
      store: contactDetails as unknown as SingleStore,
    },
  },
  nextOfKin: {
    nextOfKin: {
      kind: 'rows',
      record: nextOfKin,
      store: nextOfKinDetails as unknown as RowStore,
      nameOf: (row) => words(row['firstName'], row['lastName']),
      isSame: (a, b) => agree(a, b, ['firstName', 'lastName']),
    },
  },
  banking: {
    banking: {
      kind: 'rows',
      record: banking,
      store: bankingDetails as unknown as RowStore,
      nameOf: ({ accountNumber }) =>
        typeof accountNumber === 'string' ? `Account ending in ${accountNumber.slice(-4)}` : 'Account',
      isSame: (a, b) => agree(a, b, ['accountNumber']),
    },
  },
  medicalAid: {
    medicalAid: {
      kind: 'single',
      record: medicalAid,
      fields: fieldsOf(medicalAid),
      store: medicalAidDetails as unknown as SingleStore,
    },
  },
  medicalAidDependants: {
    medicalAidDependants: {
      kind: 'rows',
      record: medicalAidDependants,
      store: medicalAidDependantDetails as unknown as RowStore,
      nameOf: (row) => words(row['firstName'], row['surname']),
      isSame: (a, b) =>
        agree(a, b, ['idNumber']) ||
        (agree(a, b, ['firstName', 'surname']) &&
          (text(a['idNumber']) === '' || text(b['idNumber']) === '') &&
          agree(a, b, ['dateOfBirth'])),
    },
  },
  career: {
    tertiaryEducation: {
      kind: 'rows',
      record: tertiaryEducation,
      store: careerRows('tertiaryEducation'),
      nameOf: ({ courseName }) => words(courseName),
      isSame: (a, b) => agree(a, b, ['courseName', 'startDate']),
    },
    experience: {
      kind: 'rows',
      record: experience,
      store: careerRows('experience'),
      nameOf: ({ projectName, positionRole }) =>
        [positionRole, projectName].filter((part) => typeof part === 'string').join(', '),
      isSame: (a, b) => agree(a, b, ['projectName', 'positionRole', 'startDate']),
    },
  },
};

/** Every section by its name: what a record is made of and a file has columns for. */
export const everySection: { readonly [name: string]: Section } = Object.assign(
  {},
  ...Object.values(employerSections),
) as { readonly [name: string]: Section };

/** What an employer supplies: for each section the fields of one record, or a list of rows. */
export type Supplied = { [section: string]: Loose | Loose[] };
