import { southAfricanTime } from '@phila/contract/format';
import AntdTimeline from 'antd/es/timeline';
import type { ReactNode } from 'react';
import { inSite } from '../../antd/in-site.tsx';
import type { Tone } from '../../feedback/badge/index.ts';
import { classes } from '../../layout/classes/index.ts';

export interface TimelineEvent {
  key: string;
  title: string;
  /** The ISO time of the event; undefined before it happens. */
  at?: string;
  text?: ReactNode;
  tone?: Tone;
}

interface TimelineProps {
  /** Names the list: "What happened to your order". */
  label: string;
  /** The events in the order to show. */
  events: readonly TimelineEvent[];
}

const Drawn = inSite(AntdTimeline);

/** Lists events, with times in South Africa; an event without a time is still to come. */
export const Timeline = ({ label, events }: TimelineProps) => (
  <Drawn
    aria-label={label}
    items={events.map(({ key, title, at, text, tone = 'neutral' }) => ({
      key,
      color: `var(--phila-${at === undefined ? 'line-strong' : tone === 'neutral' ? 'control' : tone})`,
      content: (
        <>
          <p className={classes('strong anywhere')}>{title}</p>
          <p className={classes('small muted')}>
            {at === undefined ? 'Still to come' : <time dateTime={at}>{southAfricanTime(at)}</time>}
          </p>
          {text !== undefined && <div className={classes('small above-4')}>{text}</div>}
        </>
      ),
    }))}
  />
);
