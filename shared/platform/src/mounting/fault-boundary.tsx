import { Component, Suspense, type ReactNode } from 'react';
import { reportFault } from '../faults/faults.ts';
import { store } from '../store/store.ts';
import { Attempt, nextAttempt } from './attempt.ts';

interface State {
  failed: boolean;
  attempt: number;
}

const faultOf = (remote: string) => store.getState().faults[remote];

/**
 * Reports what a remote throws, and shows nothing: the panel is the shell's. Once the fault is cleared there, the
 * remote is rendered anew.
 */
export class FaultBoundary extends Component<{ remote: string; children: ReactNode }, State> {
  override state: State = { failed: false, attempt: nextAttempt() };
  private leave: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { remote } = this.props;
    reportFault({ remote, kind: 'render', message: error instanceof Error ? error.message : String(error) });
    this.leave?.();
    this.leave = store.subscribe(() => {
      if (faultOf(remote)) return;
      this.leave?.();
      this.leave = undefined;
      this.setState({ failed: false, attempt: nextAttempt() });
    });
  }

  override componentWillUnmount(): void {
    this.leave?.();
  }

  override render(): ReactNode {
    const { failed, attempt } = this.state;
    if (failed) return null;
    // The Suspense is for pages that bring none: without one a remote that is still loading would not count as mounted.
    return (
      <Attempt value={attempt}>
        <Suspense fallback={null}>{this.props.children}</Suspense>
      </Attempt>
    );
  }
}
