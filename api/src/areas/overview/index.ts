import {
  bankingCompletion,
  biographicalCompletion,
  calls,
  contactCompletion,
  detailsCategories,
  medicalAidCompletion,
  nextOfKinCompletion,
  passportsAndPermitsCompletion,
  taxCompletion,
} from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import {
  bankingDetails,
  biographicalDetails,
  contactDetails,
  nextOfKinDetails,
  passportAndPermitDetails,
  taxDetails,
} from '../details/records.ts';
import { implement } from '../../core/http/implement.ts';
import type { Implementation } from '../../core/http/implement.ts';
import { medicalAidDetails } from '../wealth/records.ts';

type Percentage = (database: Database, personId: string) => Promise<number>;

const of =
  <Saved>(
    { read }: { read(database: Database, personId: string): Promise<Saved> },
    completion: (saved: Saved) => number,
  ): Percentage =>
  async (database, personId) =>
    completion(await read(database, personId));

const ofRows =
  <Row>(
    { all }: { all(database: Database, personId: string): Promise<Row[]> },
    completion: (rows: readonly Row[]) => number,
  ): Percentage =>
  async (database, personId) =>
    completion(await all(database, personId));

/** How complete each part of My Details is. */
const detailsPercentages: Readonly<Record<number, Percentage>> = {
  [detailsCategories.biographical]: of(biographicalDetails, biographicalCompletion),
  [detailsCategories.contact]: of(contactDetails, contactCompletion),
  [detailsCategories.nextOfKin]: ofRows(nextOfKinDetails, nextOfKinCompletion),
  [detailsCategories.medicalAid]: of(medicalAidDetails, medicalAidCompletion),
  [detailsCategories.passportsAndPermits]: of(passportAndPermitDetails, passportsAndPermitsCompletion),
  [detailsCategories.banking]: ofRows(bankingDetails, bankingCompletion),
  [detailsCategories.tax]: of(taxDetails, taxCompletion),
};

const nothing: Percentage = async () => 0;

export const implementations: Implementation[] = [
  implement(calls.overview.myDetails, async ({ params: { category } }, { database, person }) => ({
    enumValue: category,
    percentage: await (detailsPercentages[category] ?? nothing)(database, person.id),
  })),
];
