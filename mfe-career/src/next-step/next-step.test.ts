import { careerCategories, type CareerCategory } from '@phila/contract/calls';
import type { OverviewPart } from '@phila/contract/remote';
import { declareOverview } from '@phila/platform/fake';
import declaration from '../../remote.ts';
import { nextStepOf } from './next-step.ts';

beforeEach(() => declareOverview((declaration.overview ?? []) as OverviewPart[]));

const strengthOf = (percentages: Partial<Record<CareerCategory, number>>) =>
  (Object.keys(careerCategories) as CareerCategory[]).map((part) => {
    const percentage = percentages[part] ?? 0;
    return {
      enumValue: careerCategories[part],
      percentage,
      advice: percentage === 100 ? null : { text: `More of ${part}.`, to: `/career/${part}` },
    };
  });

it('is who the person is, where nothing is known of what they did', () =>
  expect(nextStepOf(strengthOf({ personal: 37 }))).toMatchObject({
    part: 'personal',
    what: 'your introduction',
  }));

it('is the weakest part from then on, with its own advice', () =>
  expect(
    nextStepOf(strengthOf({ personal: 40, education: 20, experience: 80, skills: 30, memberships: 100 })),
  ).toMatchObject({ part: 'references', advice: { text: 'More of references.' } }));

it('asks for references before memberships, where neither was begun', () =>
  expect(nextStepOf(strengthOf({ personal: 40, education: 80, experience: 80, skills: 60 }))?.part).toBe(
    'references',
  ));

it('is nothing where nothing is missing', () =>
  expect(
    nextStepOf(
      strengthOf({
        personal: 100,
        education: 100,
        experience: 100,
        skills: 100,
        memberships: 100,
        references: 100,
      }),
    ),
  ).toBeNull());
