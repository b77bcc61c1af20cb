import styles from './tones.module.css';

/** What a part of a drawing and its line in the words are painted in. */
export type Tone = 'gold' | 'red' | 'ink' | 'line';

/** Classes that set `--tone`; `fill` paints a shape with it. */
export const tones: Record<Tone, string | undefined> = {
  gold: styles.gold,
  red: styles.red,
  ink: styles.ink,
  line: styles.line,
};
export const fill = (tone: Tone): string => `${tones[tone]} ${styles.fill}`;
