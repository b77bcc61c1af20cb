import type { ReactNode } from 'react';
import { Icon } from '../../layout/icon/index.ts';
import styles from './callout.module.css';

interface CalloutProps {
  /** Default: `info`. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

const ICONS = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;
const SPOKEN = { info: 'Note', success: 'Done', warning: 'Please note', danger: 'Problem' } as const;

/** A remark that stands out on a page. For events while the page is shown use a notice. */
export const Callout = ({ tone = 'info', title, children, action }: CalloutProps) => (
  <div className={styles.callout} role="note" aria-label={title ?? SPOKEN[tone]} data-tone={tone}>
    <Icon name={ICONS[tone]} className={styles.mark} />
    <div className={styles.words}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
    {action !== undefined && <div>{action}</div>}
  </div>
);
