import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/button/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../dialog/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import styles from './lazy-dialog.module.css';

/** The handler that closes the dialog. */
type Closable = { onClose: () => void } | { onCancel: () => void };

const Opening = ({ what }: { what: string }) =>
  createPortal(
    <output className={styles.opening} aria-busy="true">
      <Unseen>Loading {what}</Unseen>
    </output>,
    document.body,
  );

interface FaultProps {
  what: string;
  onRetry: () => void;
  onClose: () => void;
}

const Fault = ({ what, onRetry, onClose }: FaultProps) => (
  <Dialog title="This can’t be opened right now" size="question" onClose={onClose}>
    <DialogBody>
      <p role="alert">We could not load {what}. Please check your connection and try again.</p>
    </DialogBody>
    <DialogFoot>
      <Button onClick={onClose}>Close</Button>
      <Button type="primary" data-autofocus onClick={onRetry}>
        Retry
      </Button>
    </DialogFoot>
  </Dialog>
);

/**
 * Loads a dialog or overlay at its first use. Dims the page while its code loads. If that fails, a dialog offers Retry;
 * it closes like the real dialog, and returns the focus.
 * @param what names the dialog after "Loading": "the tour". Default: "the form".
 */
export const lazyDialog = <Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  what = 'the form',
): ComponentType<Props> =>
  lazy(load, {
    what,
    standIn: <Opening what={what} />,
    fault: (retry, props) => (
      <Fault what={what} onRetry={retry} onClose={'onClose' in props ? props.onClose : props.onCancel} />
    ),
  });
