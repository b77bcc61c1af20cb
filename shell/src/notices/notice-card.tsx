import type { Notice } from '@phila/platform/host';
import { hideNotice, pressNotice } from '@phila/platform/host';
import { Button, classes, Icon, IconButton } from '@phila/ui';
import { useEffect, useState } from 'react';
import styles from './notices.module.css';

const said: Record<Notice['severity'], string> = {
  success: 'Done',
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
};

/** Notice with a timer. The timer stops while hovered or focused, and restarts afterwards. */
export const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { id, severity, text, detail, role, action, hideAfter } = notice;
  const [held, setHeld] = useState({ hover: false, focus: false });
  const isHeld = held.hover || held.focus;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideNotice(id), hideAfter);
    return () => clearTimeout(timer);
  }, [id, hideAfter, isHeld]);

  return (
    <div
      className={classes('flex align-start gap-12 on-card rounded raised text drop', styles.card)}
      data-severity={severity}
      onPointerEnter={() => setHeld((before) => ({ ...before, hover: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, hover: false }))}
      onFocus={() => setHeld((before) => ({ ...before, focus: true }))}
      onBlur={() => setHeld((before) => ({ ...before, focus: false }))}
    >
      <Icon
        name={severity}
        title={role === 'status' && severity === 'error' ? said.info : said[severity]}
        className={styles.icon}
      />
      <div className={classes('grow shrink lines-15 anywhere')}>
        <p>{text}</p>
        {detail !== undefined && <p className={classes('small muted')}>{detail}</p>}
      </div>
      {action !== undefined && (
        <Button size="small" onClick={() => pressNotice(id)}>
          {action}
        </Button>
      )}
      <IconButton
        icon="close"
        size={16}
        label={`Hide: ${text}`}
        className={styles.hide}
        onClick={() => hideNotice(id)}
      />
    </div>
  );
};
