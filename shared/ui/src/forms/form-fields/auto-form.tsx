import { checkForm, type AnyForm, type SentOf, type ValuesOf } from '@phila/contract/records';
import { useRef, type ReactNode } from 'react';
import { AskBeforeLeaving, Form, FormLine, MainSubmit, SubmitButton, type FormProps } from '../form/index.ts';
import { FormDraft } from '../form-draft/index.ts';
import type { Before } from './before.ts';
import { FormFields } from './form-fields.tsx';
import { sendForm } from './send-form.ts';
import { startValues } from './start-values.ts';
import styles from './form-fields.module.css';

/** Milliseconds that sending a form may take, with every call that it makes. */
export const SENDING_LIMIT = 45_000;

export interface DefinedFormProps<R extends AnyForm> extends Pick<
  FormProps<ValuesOf<R>>,
  'failure' | 'onFailure' | 'timeLimit'
> {
  /** The definition: `form({ fields, sections, hide, relabel, check })`. */
  type: R;
  /** Names the form for a screen reader. */
  label: string;
  /** The saved row that fills the form; default: null, a new one. */
  saved?: object | null;
  /** Values for a new row, by field. */
  suggested?: Partial<ValuesOf<R>>;
  /** Sends a checked body. Fails with a `CallError`; the form shows its errors at their fields. */
  send: (body: SentOf<R>) => Promise<unknown>;
  /** The main button's text, and its text while the form is sent. */
  submit: { label: string; sending: string };
  /**
   * Set where sending is the page's main action, in the bar of a phone: beside the heading, or below the fields from 768
   * pixels up. Default: below the fields on every screen.
   */
  main?: 'beside the heading' | 'below the fields';
  /** Elements to draw before fields. */
  before?: Before<R>;
  /**
   * The key that this tab stores the entries under, so that a reload loses nothing: `career.profile`. They are removed
   * once sent, and when the person signs out. Default: not stored.
   */
  draft?: string;
  /** Other buttons, before the main one. */
  actions?: ReactNode;
}

/**
 * Draws a whole form from its definition, for a page: fields, rules, errors, main button. Asks before the page is left
 * with unsent changes.
 */
export const AutoForm = <R extends AnyForm>(props: DefinedFormProps<R>) => {
  const { type, saved = null, suggested, send, submit, before, actions, timeLimit, draft, ...rest } = props;
  const { main, ...form } = rest;
  const foot = useRef<HTMLDivElement>(null);
  return (
    <Form<ValuesOf<R>>
      {...form}
      className={styles.form}
      initialValues={startValues(type, saved, suggested)}
      check={(values) => checkForm(type, values)}
      send={(values, sent) => sendForm({ type, send, draft }, values, sent)}
      timeLimit={timeLimit ?? SENDING_LIMIT}
    >
      <AskBeforeLeaving isKept={draft !== undefined} />
      {draft !== undefined && <FormDraft name={draft} />}
      <FormLine />
      <FormFields type={type} before={before} />
      <div ref={foot} className={styles.actions}>
        {actions}
        {main === undefined ? (
          <SubmitButton sending={submit.sending}>{submit.label}</SubmitButton>
        ) : (
          <MainSubmit
            form={() => foot.current?.closest('form') ?? null}
            text={submit.label}
            inPlace={main === 'below the fields'}
          />
        )}
      </div>
    </Form>
  );
};
