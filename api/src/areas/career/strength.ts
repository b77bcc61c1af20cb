import {
  calls,
  careerAverage,
  careerCategories,
  type CareerCategory,
  careerCompletion,
  type CareerProfile,
  type CareerStrength,
  southAfricanDay,
} from '@phila/contract';
import { implement } from '../../core/calls/implement.ts';
import { careerAdvice } from './advice.ts';
import { careerProfile } from './profile.ts';

export const careerParts = Object.keys(careerCategories) as CareerCategory[];

/** Rates a CV part by part. */
const strengthOf = (profile: CareerProfile, today: string): CareerStrength => {
  const percentages = Object.fromEntries(
    careerParts.map((part) => [part, careerCompletion[part](profile)]),
  ) as Record<CareerCategory, number>;
  return {
    careerAverage: careerAverage(percentages),
    parts: careerParts.map((part) => ({
      enumValue: careerCategories[part],
      percentage: percentages[part],
      advice: careerAdvice[part](profile, today),
    })),
  };
};

export const strength = implement(
  calls.overview.careerStrength,
  async (_input, { database, person, clock }) =>
    strengthOf(await careerProfile(database, person.id), southAfricanDay(clock.now())),
);
