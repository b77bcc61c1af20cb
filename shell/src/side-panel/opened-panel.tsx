import { Suspense, lazy, useEffect } from 'react';
import { areaOf } from '@phila/contract/remote';
import { useShell } from '../layouts/shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import { setOpened, useOpened } from './opened-store.ts';

const AdviceDialog = lazy(() => import(/* webpackChunkName: "advice" */ '../advice/advice-dialog.tsx'));

const onClose = (): void => setOpened(null);

/** What a button of the side panel opened, over whatever page is shown. */
export const OpenedPanel = () => {
  const { pathname } = useShell();
  const opened = useOpened();
  // It goes with the layout that has the panel.
  useEffect(() => onClose, []);
  if (opened === null) return null;
  if (opened.kind === 'advice') {
    return (
      <Suspense fallback={null}>
        <AdviceDialog onClose={onClose} />
      </Suspense>
    );
  }
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
