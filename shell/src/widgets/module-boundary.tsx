import type { ReactNode } from 'react';
import { Component } from 'react';

interface ModuleBoundaryProps {
  /** What stands in the module's place once it threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a fault of one module to its own place. A new `key` gives it another go. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
