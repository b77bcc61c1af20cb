import { calls, detailsCategories } from '@phila/contract';
import { biographicalDetails } from '../details/records.ts';
import { implement } from '../http/implement.ts';
import type { Implementation } from '../http/implement.ts';
import type { Services } from '../services.ts';

const biographicalCompletion = (row: object | null): number => (row === null ? 0 : 1);

type Percentage = (services: Services, personId: string) => Promise<number>;

/** How complete each part of My Details is; a part of which nothing can be saved yet is at 0. */
const detailsPercentages: Record<number, Percentage> = {
  [detailsCategories.biographical]: async ({ database }, personId) =>
    biographicalCompletion(await biographicalDetails.read(database, personId)),
};

const nothing: Percentage = async () => 0;

export const implementations: Implementation[] = [
  implement(calls.overview.myDetails, async ({ params: { category } }, context) => ({
    enumValue: category,
    percentage: await (detailsPercentages[category] ?? nothing)(context, context.person.id),
  })),
];
