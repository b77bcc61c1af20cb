import { areaOf } from '@phila/contract/remote';
import { lazyDialog } from '@phila/ui';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import { setOpened, useOpened } from './opened-store.ts';

const onClose = (): void => setOpened(null);

const AdviceDialog = lazyDialog(() => import(/* webpackChunkName: "advice" */ '../advice/advice-dialog.tsx'));

/** Dialog that a side panel button opened, over any page. */
export const OpenedPanel = () => {
  const { pathname } = useShell();
  const opened = useOpened();
  // Closes when a layout without a side panel replaces this one.
  useEffect(() => onClose, []);
  if (opened === null) return null;
  if (opened.kind === 'advice') return <AdviceDialog onClose={onClose} />;
  const { remote, entry } = opened.button;
  if (remote === null || entry.module === undefined) return null;
  return (
    <RemoteModule
      remote={remote}
      module={entry.module}
      title={entry.text}
      area={areaOf(pathname)}
      onClose={onClose}
    />
  );
};
