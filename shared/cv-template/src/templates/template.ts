import type { Content, Section } from '../layout/content.ts';
import type { Column } from '../layout/column.ts';
import type { Item, Tag } from '../layout/page.ts';
import type { PlacedRow } from '../layout/rows.ts';
import type { Faces } from '../text/face.ts';

/** The person's picture, where there is one. */
export interface Picture {
  readonly source: string;
  readonly pixels: { readonly width: number; readonly height: number };
}

export interface TemplateInput {
  readonly content: Content;
  readonly picture: Picture | undefined;
  /** The chosen accent, as it was chosen. */
  readonly colour: string;
  readonly faces: Faces;
  /** The root of the structure. */
  readonly tree: Tag;
}

/** A column of a template, and where it stands on each page. */
export interface TemplateColumn {
  readonly column: Column;
  readonly x: number;
  /** The top and the bottom on a page, counted from 1. */
  readonly span: (pageNumber: number) => { readonly top: number; readonly bottom: number };
  /** Where it stands in its other width, on pages that the column beside it does not reach. */
  readonly wideX?: number;
}

/** A CV as a template makes it: columns in reading order, and what is drawn behind them. */
export interface Template {
  readonly columns: readonly TemplateColumn[];
  /** Decoration behind a page. `placed` are the rows of each column on it. */
  readonly behind: (pageNumber: number, placed: readonly (readonly PlacedRow[])[]) => readonly Item[];
  /** Content that stands outside the columns, read before them: the head of the first page. */
  readonly head: readonly Item[];
  /** Where the page's number ends, and its colour. */
  readonly foot: { readonly right: number; readonly baseline: number; readonly colour: string };
}

export type MakeTemplate = (input: TemplateInput) => Template;

/** What stands between a name and how well, or its value, where they are one line. */
export const between = ({ id }: Section): string => (id === 'eligibility' ? ': ' : ' – ');

/** The lists whose entries are a name and how well, or a name and a value. */
export const isSkills = ({ id }: Section): boolean =>
  id === 'skills' || id === 'languages' || id === 'eligibility';
