import { Component, type ReactNode } from 'react';

/** Draws nothing if the drawing fails to load: the table beneath still has the figures. */
export class DrawingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed
      ? 'The picture could not be loaded; the table below has all of its figures.'
      : this.props.children;
  }
}
