import type { ComponentType } from 'react';

/**
 * The chrome of one layout as the pieces around the content. The frame keeps the content itself (and in it the one
 * outlet) where it is and exchanges these, so that another layout never takes a remote down.
 */
export interface Layout {
  /** Across the top. */
  Header: ComponentType;
  /** Stands beside the content, before it: a navigation, or the painted wall of the sign-in pages. */
  Aside: ComponentType;
  /** Stands above the page in the content's column: breadcrumb, tabs, banners. */
  Intro: ComponentType;
  /** Stands beside the content, after it. */
  Panel: ComponentType;
  /** Stands below the content: the footer, or the bar of actions. */
  Foot: ComponentType;
}

/** A piece that a layout does without. */
export const Nothing = () => null;
