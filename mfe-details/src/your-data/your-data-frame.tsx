import { Page } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './your-data-page.module.css';

/** Parts of the page that don't depend on the link. */
export const YourDataFrame = ({ children }: { children: ReactNode }) => (
  <Page
    title="Your data"
    sentence="Everything that we hold about you, with your documents and pictures, in one zip file."
    width="reading"
  >
    <div className={styles.room}>{children}</div>
  </Page>
);
