import { sentBy, type AnyForm, type SentOf, type ValuesOf } from '@phila/contract/records';
import { formDraft } from '@phila/platform';
import type { SentForm } from '../form/index.ts';

interface Sending<R extends AnyForm> {
  type: R;
  send: (body: SentOf<R>) => Promise<unknown>;
  draft: string | undefined;
}

/** Sends a form's values by its definition; they then become its initial values, and their draft is removed. */
export const sendForm = async <R extends AnyForm>(
  { type, send, draft }: Sending<R>,
  values: ValuesOf<R>,
  sent: SentForm<ValuesOf<R>>,
): Promise<void> => {
  await send(sentBy(type, values));
  if (draft !== undefined) formDraft(draft).remove();
  sent.initialize(values);
};
