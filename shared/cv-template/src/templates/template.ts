import type { Content, Section } from '../layout/content.ts';
import type { Column } from '../layout/column.ts';
import type { Item, Tag } from '../layout/page.ts';
import type { PlacedRow } from '../layout/rows.ts';
import type { Faces } from '../text/face.ts';

/** The person's picture, if any. */
export interface Picture {
  readonly source: string;
  readonly pixels: { readonly width: number; readonly height: number };
}

export interface TemplateInput {
  readonly content: Content;
  readonly picture: Picture | undefined;
  /** Accent as chosen, not yet adjusted. */
  readonly colour: string;
  readonly faces: Faces;
  /** Root of the structure. */
  readonly tree: Tag;
}

/** Column of a template and its place on each page. */
export interface TemplateColumn {
  readonly column: Column;
  readonly x: number;
  /** Top and bottom on a page, counted from 1. */
  readonly span: (pageNumber: number) => { readonly top: number; readonly bottom: number };
  /** Left edge at the second width, on pages that the column beside it does not reach. */
  readonly wideX?: number;
}

/** CV laid out by a template: columns in reading order, and the decoration behind them. */
export interface Template {
  readonly columns: readonly TemplateColumn[];
  /** Decoration behind a page. `placed` holds the rows of each column on it. */
  readonly behind: (pageNumber: number, placed: readonly (readonly PlacedRow[])[]) => readonly Item[];
  /** Items outside the columns, read before them: the head of the first page. */
  readonly head: readonly Item[];
  /** Right edge, baseline and colour of the page number. */
  readonly foot: { readonly right: number; readonly baseline: number; readonly colour: string };
}

export type MakeTemplate = (input: TemplateInput) => Template;

/** Separator between a name and its level or value on one line. */
export const between = ({ id }: Section): string => (id === 'eligibility' ? ': ' : ' – ');

/** True for lists of names with a level or value. */
export const isSkills = ({ id }: Section): boolean =>
  id === 'skills' || id === 'languages' || id === 'eligibility';
