import type { ClientCall } from '@phila/contract/calls';
import type { Fields, FormOf } from '@phila/contract/fields';
import type { Entry as FormEntry, FormType } from '@phila/contract/records';
import { usePlace, useRead } from '@phila/platform';
import type { ReactNode } from 'react';
import { LoadedPage } from '../../keeping/loaded-page.tsx';
import type { Calculator, Explained } from './calculator.ts';
import { Frame } from './frame.tsx';
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
  /** What the person has elsewhere and may take over into this entry; in the portal, once it is opened. */
  renderSuggestions?: (props: {
    entry: NoInfer<Entry>;
    onTake: (part: Partial<NoInfer<Entry>>) => void;
  }) => ReactNode;
  /** What stands beside the answer, such as what the law says of a loan. */
  renderBeside?: (outcome: Outcome<NoInfer<Entry>, NoInfer<Result>>) => ReactNode;
}

/** A calculator as a page: in the portal with what the person saved, elsewhere for everyone, within the browser alone. */
export const CalculatorPage = <F extends Fields, Entry extends object, Result extends Explained>(
  props: CalculatorPageProps<F, Entry, Result>,
) => {
  const { pathname } = usePlace();
  return pathname.startsWith('/wealth/') ? (
    <InPortal {...props} />
  ) : (
    <Frame {...props} saved={null} inPortal={false} />
  );
};

const entryIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'entry' in value ? value.entry : null;

const InPortal = <F extends Fields, Entry extends object, Result extends Explained>(
  props: CalculatorPageProps<F, Entry, Result>,
) => {
  const { type, read } = props;
  const saved = useRead(read, {} as never);
  return (
    <LoadedPage title={type.title} sentence={type.sentence} reading={saved} height={420}>
      {(value) => <Frame {...props} saved={type.accepted(entryIn(value))} inPortal />}
    </LoadedPage>
  );
};
