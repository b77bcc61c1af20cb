import { Suspense, lazy } from 'react';
import { areaOf } from '@phila/contract/remote';
import { useShell } from '../layouts/shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import type { Opened } from './panel-buttons.ts';

const AdviceDialog = lazy(() => import(/* webpackChunkName: "advice" */ '../advice/advice-dialog.tsx'));

/** What a button of the side panel opened, over whatever page is shown. */
export const OpenedPanel = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  const { pathname } = useShell();
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
