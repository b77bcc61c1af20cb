import { Component, type ReactNode } from 'react';

/** Marks code that failed to load, as opposed to errors that it throws later. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

interface LoadBoundaryProps {
  fault: () => ReactNode;
  children: ReactNode;
}

interface State {
  caught: { error: unknown } | null;
}

/** Shows `fault` where code failed to load, and passes every other error to the boundary above. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (!(caught.error instanceof LoadFailure)) throw caught.error;
    return this.props.fault();
  }
}
