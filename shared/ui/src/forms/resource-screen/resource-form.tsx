import { check, toBody, toForm, type BodyOf, type ValuesOf } from '@phila/contract/records';
import type { AnyResource } from '@phila/contract/resources';
import { CallError, formDraft, messageOf, newIdempotencyKey, notify } from '@phila/platform';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { Conflict, isRow } from '../edit-dialog/conflict.tsx';
import { Form, FormLine, SubmitButton } from '../form/index.ts';
import { FormActivity, type Activity } from '../form-activity/index.ts';
import { FormDraft } from '../form-draft/index.ts';
import { FormFields, startValues } from '../form-fields/index.ts';
import type { ResourceItem } from './resource-row.ts';
import { ChosenPictures, Pictures, type PictureChoice, usePictureChoice } from './pictures.tsx';
import { addWords } from './resource-words.ts';
import type { ResourceWrites, WriteResult } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

type Body = BodyOf<AnyResource>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Finds the changed fields. Sends only these, so that other fields may change elsewhere without a conflict. */
const changedIn = (resource: AnyResource, base: ResourceItem, values: ValuesOf<AnyResource>): Body => {
  const before: Body = { ...toBody(resource, toForm(resource, base)) };
  const now: Body = { ...toBody(resource, values) };
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof Body])),
  ) as Body;
};

/** Finds in an error the row that this form added before, when a second try used the same key with other values. */
const savedBefore = (error: unknown): ResourceItem | null => {
  if (!(error instanceof CallError) || error.status !== 422) return null;
  const { row } = (error.value ?? {}) as { row?: unknown };
  return isRow(row) ? (row as ResourceItem) : null;
};

/** Draws the row as it will look, from the present entries and the addresses of its pictures, each by its name. */
export type Preview = (typed: Readonly<Record<string, unknown>>, row: ResourceItem | null) => ReactNode;

/** Gives the addresses of a row's pictures, or of those chosen for a new one. */
const picturesOf = (row: ResourceItem | null, chosen: PictureChoice['chosen']): ResourceItem['pictures'] =>
  row?.pictures ?? Object.fromEntries(Object.entries(chosen).map(([name, { src }]) => [name, src]));

interface LivePreviewProps {
  preview: Preview;
  row: ResourceItem | null;
  pictures: ResourceItem['pictures'];
}

const LivePreview = ({ preview, row, pictures }: LivePreviewProps) => {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  return (
    <section aria-label="Preview" className={styles.preview}>
      {preview({ ...values, ...pictures }, row)}
    </section>
  );
};

interface ResourceFormProps {
  resource: AnyResource;
  /** The row to change; null adds one. */
  row: ResourceItem | null;
  writes: ResourceWrites;
  /** Called once it is saved; null if nothing was changed. */
  onSaved: (written: WriteResult) => void;
  onActivity: (activity: Activity) => void;
  onCancel: () => void;
  /** Drawn beside the fields. */
  preview?: Preview | undefined;
}

/** The form of a row, checked by its definition's rules and sent with the version of the row that filled it. */
export const ResourceForm = (props: ResourceFormProps) => {
  const { resource, row, writes, onSaved, onActivity, onCancel, preview } = props;
  // The row that filled the form; after a conflict, the row as saved now.
  const [base, setBase] = useState(row);
  const [current, setCurrent] = useState<ResourceItem | null>(null);
  /** The idempotency key for this filled-in form; reopening after Cancel makes another. */
  const [key] = useState(newIdempotencyKey);
  const draft = `admin.${resource.name} ${row?.id ?? 'new'}`;
  const choice = usePictureChoice();
  // Leaves out the field that an act of its own changes.
  const only = Object.keys(resource.fields).filter((name) => name !== resource.publishedBy);

  /** Saves the pictures chosen for a new row; a failure is said, and they are chosen again on its page. */
  const addPictures = async ({ operation, row: added }: NonNullable<WriteResult>): Promise<WriteResult> => {
    let saved = added;
    for (const [picture, { file }] of Object.entries(choice.chosen))
      try {
        const written = await writes.savePicture(saved, picture, file, newIdempotencyKey());
        saved = written?.row ?? saved;
      } catch (error) {
        const text = messageOf(error, 'We could not save the picture. Please choose it again.');
        notify({ severity: 'error', text });
      }
    return { operation, row: saved };
  };

  const add = (body: Body): Promise<WriteResult> =>
    writes.create(body, key).catch((error: unknown) => {
      // Updates the row if it was added without a reply, and the entries have changed since.
      const saved = savedBefore(error);
      if (saved === null) throw error;
      return writes.update(saved.id, { ...body, version: saved.version });
    });

  const send = async (values: ValuesOf<AnyResource>, sent: { initialize: (values: object) => void }) => {
    const from = current ?? base;
    const body = from === null ? toBody(resource, values) : changedIn(resource, from, values);
    if (from !== null && Object.keys(body).length === 0) {
      sent.initialize(values);
      onSaved(null);
      return;
    }
    const written =
      from === null ? await add(body) : await writes.update(from.id, { ...body, version: from.version });
    // Keeps the entries if the person gave no password.
    if (written === null) return;
    formDraft(draft).remove();
    sent.initialize(values);
    onSaved(from === null ? await addPictures(written) : written);
  };

  const onFailure = (error: unknown, text: string) => {
    notify({ severity: 'error', text });
    if (!(error instanceof CallError && error.status === 409 && isRow(error.value))) return;
    if (current) setBase(current);
    setCurrent(error.value as ResourceItem);
  };

  const fields = (
    <>
      {Object.keys(resource.pictures).length > 0 &&
        (row === null ? (
          <ChosenPictures resource={resource} {...choice} />
        ) : (
          <Pictures resource={resource} row={row} canWrite writes={writes} />
        ))}
      <FormFields type={resource} only={only} />
    </>
  );

  return (
    <Form<ValuesOf<AnyResource>>
      label={row === null ? addWords(resource) : `Edit this ${resource.title}`}
      className={styles.form}
      initialValues={startValues(resource, row)}
      check={(values) => check(resource, values)}
      send={send as never}
      onFailure={onFailure}
    >
      <FormActivity onChange={onActivity} />
      <FormDraft name={draft} />
      <FormLine>
        <p>Nothing you typed is lost.</p>
      </FormLine>
      {/* Shown separately from the FormLine: that is empty if the service also names a field. */}
      {current && (
        <Callout tone="warning" title={`This ${resource.title} was changed elsewhere`}>
          <Conflict key={current.version} type={resource} base={base} current={current} />
        </Callout>
      )}
      {preview === undefined ? (
        fields
      ) : (
        <div className={styles.beside}>
          <div className={styles.form}>{fields}</div>
          <LivePreview preview={preview} row={row} pictures={picturesOf(row, choice.chosen)} />
        </div>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton sending="Saving">Save</SubmitButton>
      </div>
    </Form>
  );
};
