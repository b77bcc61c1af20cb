import {
  calls,
  PAPER_TITLE_LENGTH,
  type PaperBatch,
  type PaperKind,
  paperKinds,
  paperKindWords,
} from '@phila/contract/calls';
import { newIdempotencyKey, send } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, Input, Select } from '@phila/ui';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';

interface BatchDialogProps {
  guid: string;
  onBegun: (batch: PaperBatch) => void;
  onClose: () => void;
}

/** Begins a batch of papers: one kind, and what people see it called. */
export const BatchDialog = ({ guid, onBegun, onClose }: BatchDialogProps) => {
  /** Idempotency key for this filled-in form; reopening after Cancel makes another. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <FormDialog<{ kind: PaperKind; title: string }>
      title="Bring papers"
      initialValues={{ kind: 'payslip', title: '' }}
      check={({ title }) =>
        title.trim() === '' ? [{ path: 'title', message: 'Please enter what they are called' }] : []
      }
      send={async ({ kind, title }) => {
        const batch = await send(
          calls.papers.addBatch,
          { params: { guid }, body: { kind, title } },
          { idempotencyKey },
        );
        void refreshAfterAct([calls.papers.batches]);
        onBegun(batch);
      }}
      failure="We could not begin the batch. Please try again."
      submit={{ label: 'Go on to the files', sending: 'Beginning' }}
      onClose={onClose}
    >
      <p className={classes('below-16')}>
        Next you choose the PDFs. Each says who it is for before anything is handed over, and no one is told
        until you do that.
      </p>
      <FormLine />
      <div className={classes('stack gap-16')}>
        <FormField<PaperKind> name="kind" label="What they are" required>
          {(control) => (
            <Select<PaperKind>
              {...control}
              options={paperKinds.map((kind) => ({ value: kind, label: paperKindWords[kind].many }))}
            />
          )}
        </FormField>
        <FormField<string> name="title" label="Called" hint="People see it, such as November 2026." required>
          {(control) => <Input {...control} autoComplete="off" maxLength={PAPER_TITLE_LENGTH} />}
        </FormField>
      </div>
    </FormDialog>
  );
};
