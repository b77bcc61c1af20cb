import type { ClientCall } from '@phila/contract/calls';
import type { Fields, FormOf } from '@phila/contract/fields';
import type { Entry as FormEntry, FormType } from '@phila/contract/records';
import type { DocumentElement } from '@phila/pdf/drawn';
import type { ReactNode } from 'react';
import type { Calculator, Explained } from './calculator.ts';
import type { Outcome } from './outcome.ts';

/** What an editor of the entry gets: what to begin with, and where each change goes. */
export interface EditorProps<F extends Fields> {
  suggested: Partial<FormOf<F>>;
  onEntry: (entry: FormEntry<FormType<F>>) => void;
  inPortal: boolean;
}

export interface CalculatorPageProps<F extends Fields, Entry extends object, Result extends Explained> {
  type: Calculator<F, Entry, Result>;
  /** What the person saved last. */
  read: ClientCall;
  /** Saves an entry for the person. */
  save: (entry: NoInfer<Entry>) => Promise<unknown>;
  /** Takes the place of the form that the definition gives, where the entry wants an editor of its own. */
  renderForm?: (props: EditorProps<F>) => ReactNode;
  /**
   * Sections of the form that fold: what the head of one says beside its name, by the result as it is now and the entry
   * that it is of, whether it is open at first, and which of its fields most people fill in.
   */
  folded?: (
    heading: string,
    result: NoInfer<Result> | null,
    entry: NoInfer<Entry> | null,
  ) => { beside: ReactNode; open: boolean; usual?: readonly (keyof NoInfer<F> & string)[] };
  /** What the person has elsewhere and may take over into this entry; in the portal, once it is opened. */
  renderSuggestions?: (props: {
    entry: NoInfer<Entry>;
    onTake: (part: Partial<NoInfer<Entry>>) => void;
  }) => ReactNode;
  /** Its document, where it has one of its own; otherwise all that the page shows is printed. */
  printout?: (outcome: Outcome<NoInfer<Entry>, NoInfer<Result>>, at: Date) => Promise<DocumentElement>;
  /** What stands beside the answer, such as what the law says of a loan. */
  renderBeside?: (outcome: Outcome<NoInfer<Entry>, NoInfer<Result>>) => ReactNode;
}
