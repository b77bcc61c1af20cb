import type { RegistryEntry } from '@phila/contract/remote';
import { Button, classes, Icon, Loading, Skeleton } from '@phila/ui';
import { useState } from 'react';
import { OverlayBar } from '../overlays/overlay-bar.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import { FaultCause } from '../faults/fault-cause.tsx';
import { logThrown } from '../faults/log-fault.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';
import styles from './remote-module.module.css';

interface RemoteModuleProps {
  remote: RegistryEntry;
  /** Module as declared: `./attach-file`. */
  module: string;
  /** Shown until the module has loaded. */
  title: string;
  area: string;
  /** Called when the dialog has closed, or the person stopped waiting. */
  onClose: () => void;
}

/** Dialog of one remote over any other's page, drawn in the shell's tree. */
export const RemoteModule = ({ remote, module, title, area, onClose }: RemoteModuleProps) => {
  const [attempt, setAttempt] = useState(0);
  const loaded = useRemoteModule(remote.name, module, attempt);
  const failed = (message: string) => (
    <Overlay label={title} from="centre" onClose={onClose} className={styles.panel}>
      <OverlayBar title={title} onClose={onClose} />
      <div className={classes('pad-x-24 below-24')} role="alert">
        <p className={classes('below-16 lines-15')}>
          {title} is part of {remote.declaration.title}, which cannot be reached just now. Everything else
          goes on working.
        </p>
        <Button
          type="primary"
          icon={<Icon name="refresh" size={18} />}
          onClick={() => setAttempt(attempt + 1)}
        >
          Retry
        </Button>
        <FaultCause remote={remote} what={module} message={message} />
      </div>
    </Overlay>
  );
  if (loaded.state === 'failed') return failed(loaded.message);
  if (loaded.state === 'loading') {
    return (
      <Overlay label={title} from="centre" onClose={onClose} className={styles.panel}>
        <OverlayBar title={title} onClose={onClose} />
        <Loading what="this dialog">
          <div className={classes('grid gap-12 pad-x-24', styles.waiting)}>
            <Skeleton height={20} />
            <Skeleton height={20} />
            <Skeleton height={20} width="60%" />
          </div>
        </Loading>
      </Overlay>
    );
  }
  return (
    <ModuleBoundary key={attempt} fallback={failed} onFault={(cause) => logThrown(remote, module, cause)}>
      <loaded.Module area={area} onClose={onClose} />
    </ModuleBoundary>
  );
};
