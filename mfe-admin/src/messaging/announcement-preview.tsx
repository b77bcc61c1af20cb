import { classes } from '@phila/ui';
import styles from './messaging.module.css';

/** An announcement as the bell shows it, its line breaks kept. */
export const AnnouncementPreview = ({ title, text }: { title: string; text: string }) => (
  <section aria-label="Preview" className={classes('pad-16 on-ground edge rounded')}>
    <p className={classes('small muted below-4')}>As people see it</p>
    <p className={classes('strong anywhere')}>{title.trim() === '' ? 'Title' : title}</p>
    <p className={styles.text}>{text}</p>
  </section>
);
