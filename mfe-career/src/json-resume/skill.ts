import { type SkillLevel, skillLevels } from '@phila/contract/records/skill';
import { type Draft, type ImportedEntry, made, same } from './imported-entry.ts';

/** Other tools' words for our skill levels. */
const levelWords: Readonly<Record<SkillLevel, readonly string[]>> = {
  Beginner: ['beginner', 'basic', 'novice', 'elementary', 'junior'],
  Intermediate: ['intermediate', 'average', 'competent', 'medium', 'mid-level'],
  Skilled: ['skilled', 'proficient', 'experienced', 'good'],
  Specialist: ['specialist', 'advanced', 'senior', 'very good'],
  Expert: ['expert', 'master', 'guru', 'excellent'],
};

/** Level of a word in any tool. */
export const levelOf = (word: string): SkillLevel | undefined =>
  skillLevels.find((level) => levelWords[level].includes(word.toLowerCase()));

/** Names of the list of words that a skill is made of. */
const WORDS = ['keywords', 'items', 'list', 'skills', 'technologies'];

export const skill = (draft: Draft): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const skillName = entry.text('name', 'skill', 'title', 'category');
  // Version 4 of Reactive Resume describes a level in words.
  const described = entry.text('description');
  const isLevel = levelOf(described) !== undefined;
  const word = isLevel ? described : entry.text('level', 'proficiency');
  const level = levelOf(word);
  if (level === undefined)
    notes.push(
      `${word === '' ? 'No level is given' : `“${word}” is not one of our levels`}, so Intermediate was chosen.`,
    );
  else if (!same(level, word)) notes.push(`“${word}” became ${level}.`);
  const description =
    ours.text('skillDescription') ||
    [isLevel ? '' : described, WORDS.flatMap((key) => entry.texts(key)).join(', ')]
      .filter(Boolean)
      .join(': ');
  if (ours.text('skillDescription') !== '') entry.skip('keywords');
  if (description === '')
    notes.push('It has no description, so its name is used. Add how you used this skill.');
  return made('skill', draft, {
    title: skillName,
    detail: level ?? 'Intermediate',
    values: { skillName, skillLevel: level ?? 'Intermediate', skillDescription: description || skillName },
  });
};
