import { required } from '../rules/text.ts';
import { option, prose, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Lowest to highest (specification: career, "Fields and rules"). */
export const skillLevels = ['Beginner', 'Intermediate', 'Skilled', 'Specialist', 'Expert'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** Specification: career, "Skills". */
export const skill = record({
  title: 'Skill',
  one: 'a skill',
  paths: tablePaths('/Career/skills', { remove: '/Career/skill/{id}' }),
  fields: {
    skillName: text('Skill', required('Skill Name is required')),
    skillLevel: option(
      'Level',
      skillLevels.map((level) => ({ id: level, name: level })),
      required('Skill Level is required'),
    ),
    skillDescription: prose('Description', required('Skill Description is required', 4000), {
      hint: 'What you did with it, in a sentence.',
    }),
  },
});
