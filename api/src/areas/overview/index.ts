import { calls } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement } from '../../core/http/implement.ts';
import type { Completion } from '../../core/records/stored-record.ts';

/** How complete each part of My Details is, as the areas' records say. */
export const overviewArea = area({
  name: 'overview',
  answers: ({ areas }) => {
    const completions = new Map(
      areas
        .flatMap(({ records }) => Object.values(records).map(({ completion }) => completion))
        .filter((completion): completion is Completion => completion !== null)
        .map((completion) => [completion.category, completion]),
    );
    return [
      implement(calls.overview.myDetails, async ({ params: { category } }, { database, person }) => ({
        enumValue: category,
        percentage: (await completions.get(category)?.percentage(database, person.id)) ?? 0,
      })),
    ];
  },
});
