import type { FaceName } from '../text/face.ts';

/*
 * Laid-out CV: pages of items in reading order, and the structure tree. Canvas and PDF are drawn from this one
 * object, so the preview always matches the file. Lengths are points (1/72 inch) from the page's upper left corner.
 */

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Link' | 'Figure';

/** Structure element, read by screen readers. */
export interface Tag {
  readonly role: Role;
  /** Text alternative of a picture. */
  readonly alt?: string;
  readonly children: Tag[];
}

export interface TextItem {
  readonly kind: 'text';
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly text: string;
  readonly face: FaceName;
  readonly size: number;
  readonly colour: string;
  /** Complete address of the link. */
  readonly url?: string;
  /** Rotation about its own start: cosine and sine. */
  readonly turn?: readonly [number, number];
  /** 1 is solid. */
  readonly opacity?: number;
  readonly tag?: Tag;
}

export interface BoxItem {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly tag?: undefined;
}

export interface DiscItem {
  readonly kind: 'disc';
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly tag?: undefined;
}

/** The person's picture, filling a square and clipped to a circle. */
export interface PictureItem {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Size of the picture in pixels. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly source: string;
  readonly tag?: Tag;
}

/** Drawn item. Without a tag it is decoration, ignored by screen readers. */
export type Item = TextItem | BoxItem | DiscItem | PictureItem;

export interface Page {
  readonly items: readonly Item[];
  /** Section headings on this page, for the reader's outline. */
  readonly heads: readonly string[];
}

export interface LaidOutCv {
  readonly pages: readonly Page[];
  readonly tree: Tag;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly locale: string;
  /** `2026-11-22` */
  readonly date: string;
  /** Characters no face has, at most twenty, shown to the person. */
  readonly unreadable: readonly string[];
}

/** Adds an element at the end of its parent. */
export const tagIn = (parent: Tag, role: Role, alt?: string): Tag => {
  const tag: Tag = { role, children: [], ...(alt === undefined ? {} : { alt }) };
  parent.children.push(tag);
  return tag;
};
