import { Component, type ReactNode } from 'react';

export const NO_PICTURE = 'The picture could not be loaded; the table below has all of its figures.';

/** Draws nothing if the drawing fails: the table beneath still has the figures. */
export class DrawingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? NO_PICTURE : this.props.children;
  }
}
