import { calls } from '@phila/contract';
import { answersOf, area } from '../../core/area.ts';
import type { Database } from '../../core/database/open.ts';
import { implement } from '../../core/calls/implement.ts';
import type { Category } from '../../core/records/stored-record.ts';
import { stepCards } from './step-cards.ts';

const keyOf = ({ overview, category }: Category): string => `${overview}/${category}`;

/** Serves the completeness of each area with an overview, by its records. */
export const overviewArea = area({
  name: 'overview',
  answers: (services) => {
    const { areas } = services;
    const counted = new Map(
      areas.flatMap(({ completions }) => completions.map((one) => [keyOf(one), one] as const)),
    );
    const percentage = async (of: Category, database: Database, personId: string) => ({
      enumValue: of.category,
      percentage: (await counted.get(keyOf(of))?.percentage(database, personId)) ?? 0,
    });
    return [
      implement(calls.overview.myDetails, ({ params: { category } }, { database, person }) =>
        percentage({ overview: 'details', category }, database, person.id),
      ),
      implement(calls.overview.myCareer, ({ params: { id } }, { database, person }) =>
        percentage({ overview: 'career', category: id }, database, person.id),
      ),
      implement(calls.overview.myWealth, ({ params: { id } }, { database, person }) =>
        percentage({ overview: 'wealth', category: id }, database, person.id),
      ),
      implement(calls.overview.todayStep, (_input, context) => stepCards(answersOf(services), context)),
    ];
  },
});
