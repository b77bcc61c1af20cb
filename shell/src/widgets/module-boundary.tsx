import type { ReactNode } from 'react';
import { Component } from 'react';

interface ModuleBoundaryProps {
  /** Shown once the module threw; a function gets the error's message. */
  fallback: ReactNode | ((message: string) => ReactNode);
  /** Called once with the error. */
  onFault?: (cause: unknown) => void;
  children: ReactNode;
}

/** Contains one module's fault in its own place. A new `key` tries again. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(cause: unknown): { message: string } {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFault?.(cause);
  }

  override render(): ReactNode {
    const { message } = this.state;
    const { fallback, children } = this.props;
    if (message === null) return children;
    return typeof fallback === 'function' ? fallback(message) : fallback;
  }
}
