import type { CvChoices, SavedCv } from '@phila/contract/cv';

/** A CV as saved: its name and its choices. */
export type CvBody = CvChoices & { name: string };

export const cvBodyOf = ({
  name,
  templateId,
  colour,
  hidden,
  order,
  heading,
  personalSummary,
  showPicture,
}: SavedCv): CvBody => ({
  name,
  templateId,
  colour,
  hidden,
  order,
  heading,
  personalSummary,
  showPicture,
});

/** The choices of a CV, without its name. */
export const choicesOf = ({ name: _name, ...choices }: CvBody): CvChoices => choices;

/** Makes an unused name: `For Eskom (copy)`, `For Eskom (copy 2)`. */
export const copyName = (name: string, taken: readonly string[], longest: number): string => {
  const numbered = (count: number): string => {
    const end = count === 1 ? ' (copy)' : ` (copy ${count})`;
    return `${name.slice(0, longest - end.length).trim()}${end}`;
  };
  let count = 1;
  while (taken.includes(numbered(count))) count += 1;
  return numbered(count);
};
