import styles from './tones.module.css';

/** Colour of a drawing's part and its line of text. */
export type Tone = 'gold' | 'red' | 'ink' | 'line';

/** Classes that set `--tone`; `fill` fills a shape with it. */
export const tones: Record<Tone, string | undefined> = {
  gold: styles.gold,
  red: styles.red,
  ink: styles.ink,
  line: styles.line,
};
export const fill = (tone: Tone): string => `${tones[tone]} ${styles.fill}`;
