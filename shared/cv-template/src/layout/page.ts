import type { FaceName } from '../text/face.ts';

/*
 * A CV that is laid out: pages of things to draw, in reading order, and the tree that says what they are. The canvas
 * and the PDF are drawn from this one object, so the preview shows what the file holds. Lengths are points (1/72 inch)
 * from the page's upper left corner.
 */

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Link' | 'Figure';

/** One element of the tagged structure, which a screen reader goes through. */
export interface Tag {
  readonly role: Role;
  /** What a picture shows. */
  readonly alt?: string;
  readonly children: Tag[];
}

export interface TextItem {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly face: FaceName;
  readonly size: number;
  readonly colour: string;
  /** Where it leads, as a complete address. */
  readonly url?: string;
  /** Turned about its own start: cosine and sine. */
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
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly tag?: undefined;
}

/** The person's picture, filling a square, cut round. */
export interface PictureItem {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The picture's own measures in pixels. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly source: string;
  readonly tag?: Tag;
}

/** What is drawn. Without a tag it is decoration, which a screen reader leaves out. */
export type Item = TextItem | BoxItem | DiscItem | PictureItem;

export interface Page {
  readonly items: readonly Item[];
  /** The heads of sections on this page, for the reader's list of contents. */
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
  /** Characters that no face has, at most twenty: the person is told. */
  readonly unreadable: readonly string[];
}

/** A new element at the end of its parent. */
export const tagIn = (parent: Tag, role: Role, alt?: string): Tag => {
  const tag: Tag = { role, children: [], ...(alt === undefined ? {} : { alt }) };
  parent.children.push(tag);
  return tag;
};
