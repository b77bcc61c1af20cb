import { southAfricanTime } from '@phila/contract/format';
import type { ReactNode } from 'react';
import type { Tone } from '../badge/index.ts';
import styles from './timeline.module.css';

export interface TimelineEvent {
  key: string;
  title: string;
  /** When it happened, as an ISO moment; left out for what has not happened yet. */
  at?: string;
  text?: ReactNode;
  tone?: Tone;
}

interface TimelineProps {
  /** Names the list: "What happened to your order". */
  label: string;
  /** In the order in which they are shown. */
  events: readonly TimelineEvent[];
}

/** Events one after another, times in South Africa. One without a time is still to come. */
export const Timeline = ({ label, events }: TimelineProps) => (
  <ol className={styles.timeline} aria-label={label}>
    {events.map(({ key, title, at, text, tone = 'neutral' }) => (
      <li key={key} className={styles.event} data-tone={tone} data-open={at === undefined || undefined}>
        <p className={styles.title}>{title}</p>
        <p className={styles.when}>
          {at === undefined ? 'Still to come' : <time dateTime={at}>{southAfricanTime(at)}</time>}
        </p>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </li>
    ))}
  </ol>
);
