import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  /** Anchor on the page: `/settings#devices`. */
  id: string;
  title: string;
  /** Sentence on the purpose of the section. */
  sentence: string;
  children: ReactNode;
}

/** Section of settings under a heading that links can target. */
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
