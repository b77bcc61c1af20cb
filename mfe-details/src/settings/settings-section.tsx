import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  /** Its address on the page: `/settings#devices`. */
  id: string;
  title: string;
  /** What can be done here, in one sentence. */
  sentence: string;
  children: ReactNode;
}

/** Settings of one kind, under a heading that links lead to. */
export const SettingsSection = ({ id, title, sentence, children }: SettingsSectionProps) => {
  const heading = useId();
  return (
    <section
      id={id}
      className={classes('stack gap-12 gap-x-32 pad-y-24 rule-above', styles.section)}
      aria-labelledby={heading}
    >
      <div>
        <h2 id={heading} className={classes('heading')}>
          {title}
        </h2>
        <p className={classes('above-4 small muted')}>{sentence}</p>
      </div>
      <div>{children}</div>
    </section>
  );
};
