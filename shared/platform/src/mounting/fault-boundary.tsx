import { Component, Suspense, type ReactNode } from 'react';
import { clearFault, reportFault } from '../faults/faults.ts';
import { onPlaceChange } from '../navigation/place.ts';
import { store } from '../store/store.ts';

interface State {
  failed: boolean;
}

const faultOf = (remote: string) => store.getState().faults[remote];

/**
 * Reports the errors that a remote throws, and shows nothing: the panel is the shell's. Renders the remote again once
 * the fault is cleared there, or when the person goes to another page.
 */
export class FaultBoundary extends Component<{ remote: string; children: ReactNode }, State> {
  override state: State = { failed: false };
  private leave: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { remote } = this.props;
    reportFault({ remote, kind: 'render', message: error instanceof Error ? error.message : String(error) });
    const { pathname } = window.location;
    this.leave?.();
    const leaveStore = store.subscribe(() => {
      if (!faultOf(remote)) this.beginAnew();
    });
    // Clears the fault on leaving the page: the remote's other pages may work.
    const leavePlace = onPlaceChange(() => {
      if (window.location.pathname !== pathname) clearFault(remote);
    });
    this.leave = () => {
      leaveStore();
      leavePlace();
      this.leave = undefined;
    };
  }

  override componentWillUnmount(): void {
    this.leave?.();
    if (this.state.failed) clearFault(this.props.remote);
  }

  private beginAnew(): void {
    this.leave?.();
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (this.state.failed) return null;
    // Adds a Suspense for pages without one: otherwise a remote that is still loading would not count as mounted.
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
