import type { ClientCall } from '@phila/contract/calls';
import type { Fields, FormOf } from '@phila/contract/fields';
import type { Entry as FormEntry, FormType } from '@phila/contract/records';
import type { DocumentElement } from '@phila/pdf/drawn';
import type { ReactNode } from 'react';
import type { Calculator, Explained } from './calculator.ts';
import type { Values } from '../../keeping/start.ts';
import type { Outcome } from './outcome.ts';

/** Props of an editor: values to begin with, and a callback for changes. */
export interface EditorProps<F extends Fields> {
  suggested: Partial<FormOf<F>>;
  /** Takes each new entry, and the values behind it, right or wrong. */
  onEntry: (entry: FormEntry<FormType<F>>, values: Values) => void;
  inPortal: boolean;
}

export interface CalculatorPageProps<F extends Fields, Entry extends object, Result extends Explained> {
  type: Calculator<F, Entry, Result>;
  /** Reads the saved entry. */
  read: ClientCall;
  /** Saves an entry for the person. */
  save: (entry: NoInfer<Entry>) => Promise<unknown>;
  /** Replaces the default form with another editor. */
  renderForm?: (props: EditorProps<F>) => ReactNode;
  /**
   * Folding sections of the form: text in a section's head, from the current result and entry; open at first or not;
   * and the fields that most people fill in.
   */
  folded?: (
    heading: string,
    result: NoInfer<Result> | null,
    entry: NoInfer<Entry> | null,
  ) => { beside: ReactNode; open: boolean; usual?: readonly (keyof NoInfer<F> & string)[] };
  /** Offers values from the person's records; in the portal, once opened. */
  renderSuggestions?: (props: {
    values: Values;
    onTake: (part: Partial<NoInfer<Entry>>) => void;
  }) => ReactNode;
  /** Makes the document to print; by default the page's content is printed. */
  printout?: (outcome: Outcome<NoInfer<Entry>, NoInfer<Result>>, at: Date) => Promise<DocumentElement>;
  /** Drawn next to the answer, for example the law on a loan. */
  renderBeside?: (outcome: Outcome<NoInfer<Entry>, NoInfer<Result>>) => ReactNode;
}
