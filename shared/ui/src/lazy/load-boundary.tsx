import { Component, type ReactNode } from 'react';

/** Marks code that did not come, as against what it throws once it is there. */
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

/** Shows `fault` where code did not come, and hands every other error on to the boundary above. */
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
