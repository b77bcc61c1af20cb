import { Button } from '@phila/ui';
import type { WidgetEntry } from '@phila/contract/remote';
import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import type { DeclaredWidget } from '../declarations/declared-widgets.ts';
import { widgetsIn } from '../declarations/declared-widgets.ts';
import { useShell } from '../shell-context.ts';
import { FaultCause } from '../faults/fault-cause.tsx';
import { logThrown } from '../faults/log-fault.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';

const nothing = () => {};

const Widget = ({ entry, area, waiting }: { entry: DeclaredWidget; area: string; waiting: ReactNode }) => {
  const { remote, widget } = entry;
  const [attempt, setAttempt] = useState(0);
  const loaded = useRemoteModule(remote.name, widget.module, attempt);
  // Shows no Retry for an overview's ring: it only repeats its page's, and the next overview loads it again.
  const failed = (message: string) => (
    <>
      {widget.slot !== 'overview' && (
        <Button
          type="inherit"
          size="small"
          onClick={() => setAttempt(attempt + 1)}
          title={`${widget.title} cannot be shown just now`}
        >
          Retry {widget.title}
        </Button>
      )}
      <FaultCause remote={remote} what={widget.module} message={message} />
    </>
  );
  if (loaded.state === 'loading') return waiting;
  if (loaded.state === 'failed') return failed(loaded.message);
  return (
    <ModuleBoundary
      key={attempt}
      fallback={failed}
      onFault={(cause) => logThrown(remote, widget.module, cause)}
    >
      <loaded.Module area={area} onClose={nothing} />
    </ModuleBoundary>
  );
};

interface WidgetSlotProps {
  name: WidgetEntry['slot'];
  area: string;
  /** Placeholder while a widget loads, so that nothing jumps. */
  waiting?: ReactNode;
  /** False while something else loads first; only placeholders show then. */
  isDue?: boolean;
}

/** Widgets that remotes declare for a slot of the chrome, each with its own error boundary. */
export const WidgetSlot = ({ name, area, waiting = null, isDue = true }: WidgetSlotProps) => {
  const { registry, viewer } = useShell();
  return widgetsIn(registry, viewer, name, area).map((entry) => {
    const key = `${entry.remote.name} ${entry.remote.version} ${entry.widget.module}`;
    if (!isDue) return <Fragment key={key}>{waiting}</Fragment>;
    return <Widget key={key} entry={entry} area={area} waiting={waiting} />;
  });
};
