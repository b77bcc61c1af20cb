import type { PageHead } from '@phila/contract/remote';
import { createContext } from 'react';

/** Fields of a form without scripts that the service refused, or took. */
export interface PostedForm {
  /** The typed values, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  /** The reasons for refused fields, by their names. */
  refused: Readonly<Record<string, string>>;
  /** The reason for the whole form. */
  problem: string | null;
}

/** A page while it is drawn for Node. */
export interface DrawnNow {
  /** The site's own address. */
  readonly origin: string;
  readonly posted: PostedForm | null;
  /** Takes the page's own word for its head (`usePageHead`). */
  readonly takeHead: (head: PageHead | 'not-found') => void;
}

/** Null in the browser. */
export const BeingDrawn = createContext<DrawnNow | null>(null);
