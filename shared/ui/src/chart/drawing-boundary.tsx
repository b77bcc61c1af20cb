import { Component, type ReactNode } from 'react';

/** Where the drawing's code does not come, its figures remain: the table beneath says them. */
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
