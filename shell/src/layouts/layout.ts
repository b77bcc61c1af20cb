import type { ComponentType } from 'react';

/**
 * Chrome of a layout as pieces around the content. The frame exchanges these and keeps the content element with the
 * outlet, so that a change of layout never unmounts a remote.
 */
export interface Layout {
  /** Across the top. */
  Header: ComponentType;
  /** Beside the content, before it: navigation, or the painted wall of the sign-in pages. */
  Aside: ComponentType;
  /** Above the page in the content's column: breadcrumb, tabs, banners. */
  Intro: ComponentType;
  /** Beside the content, after it. */
  Panel: ComponentType;
  /** Below the content: the footer, or the bar of actions. */
  Foot: ComponentType;
}

/** Empty piece of a layout. */
export const Nothing = () => null;
