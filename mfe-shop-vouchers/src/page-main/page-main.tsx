import { useSession } from '@phila/platform';
import { Button, MainAction } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './page-main.module.css';

interface PageMainProps {
  /** Words alone in a phone's bar. */
  text: string;
  children: ReactNode;
  loading?: boolean;
  icon?: ReactNode;
  block?: boolean;
  onClick: () => void;
}

/**
 * The one thing to do on a page of the shop, where it belongs on a wide window and at the foot of a phone: in the
 * portal's bar, or for a visitor, who has none, kept in sight by the page.
 */
export const PageMain = ({ text, children, ...button }: PageMainProps) =>
  useSession().signedIn ? (
    <MainAction inPlace size="large" text={text} {...button}>
      {children}
    </MainAction>
  ) : (
    <div className={styles.place}>
      <Button type="primary" size="large" {...button}>
        {children}
      </Button>
    </div>
  );
