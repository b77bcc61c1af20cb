import { type ClientCall, mutationOf, queryOf } from '@phila/contract/calls';
import { type BodyOf, check, labelOf, sectionsOf, toForm, type ValuesOf } from '@phila/contract/records';
import { messageOf } from '@phila/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../controls/button/index.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Empty } from '../../feedback/empty/index.ts';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import type { EditDialog as AnyEditDialog, OnlyRows } from '../edit-dialog/index.ts';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import { MainAction } from '../../layout/page/index.ts';
import type { Before } from '../form-fields/index.ts';
import { useMinimumWait } from '../../feedback/loaded/index.ts';
import { useOpenedByAddress } from '../../lists/opened-by-address/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { recordCalls, type SingleRecord } from './record-calls.ts';
import { extentOf, type Fact, fieldOf, inSentence, partsOf, type RecordPart } from './record-parts.ts';
import { RecordView } from './record-view.tsx';

const EditDialog = lazyDialog(async () => ({
  default: (await import('../edit-dialog/index.ts')).EditDialog,
})) as typeof AnyEditDialog;

interface RecordCardProps<R extends SingleRecord> {
  type: R;
  /** Values that the site already knows, for the form before the first save. */
  suggested?: Partial<ValuesOf<R>>;
  /** Elements to draw before fields in the form. */
  before?: Before<R>;
  /** Shown if the service gives no text (specification: records). */
  failure?: string;
  /** Other reads that depend on this record, fetched again after a save. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
}

/**
 * Shows a record that each person has once, and edits it in a dialog (specification: details). Loads the dialog's code
 * when a pointer, the focus or a finger is on the button that opens it.
 */
export const RecordCard = <R extends SingleRecord>({
  type,
  suggested,
  before,
  failure,
  refreshes = [],
}: RecordCardProps<R>) => {
  const { read, update, create } = useMemo(() => recordCalls(type), [type]);
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(queryOf(read, {}));
  const isNew = data === null;
  const { mutateAsync } = useMutation(
    mutationOf(isNew ? create : update, { refreshes: [read, ...refreshes] }),
  );
  const waiting = useMinimumWait(isPending);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = !waiting && data !== undefined;
  const parts = partsOf(type, shown ? data : null);
  // Judges by this record's own values, because another record may share the row.
  const extent = shown ? extentOf(parts) : null;
  const title = type.title.toLowerCase();
  const one = type.one ?? `your ${title} details`;

  const save = async (body: BodyOf<SingleRecord>) => {
    const saved = await mutateAsync({ body });
    client.setQueryData([read.path, {}], saved);
  };

  const [isEditing, setEditing] = useState(false);
  /** The rows that are edited without the others; undefined for all of them. */
  const [only, setOnly] = useState<OnlyRows>();
  // A record whose other rows are refused is edited whole: their errors would stand nowhere.
  const isValid = useMemo(
    () =>
      shown && data !== null && check(type as SingleRecord, toForm(type as SingleRecord, data)).length === 0,
    [shown, data, type],
  );
  const edit = (rows?: OnlyRows): void => {
    setOnly(rows);
    setEditing(true);
  };
  const editFact = (fact: Fact): void => {
    const field = fieldOf(fact);
    // Names the whole of an address, which is one row of several parts.
    edit({ fields: [field], label: inSentence(labelOf(type, field, toForm(type, data))) });
  };
  const editPart = ({ heading }: RecordPart): void => {
    const part = sectionsOf(type).find((one) => one.heading === heading);
    if (part === undefined || heading === null) return;
    edit({ fields: part.fields, label: inSentence(heading), heading });
  };
  useOpenedByAddress(shown, () => edit());

  // Focuses the present button if the former one is gone: the first save removes "Add".
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isEditing && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isEditing;
  }, [isEditing]);

  if (!waiting && data === undefined)
    return (
      <FaultPanel area={`${type.title} details`} onRetry={() => refetch()}>
        {messageOf(error, failure)}
      </FaultPanel>
    );

  const opens = {
    ref: opener,
    onClick: () => edit(),
  };

  return (
    <Surface label={`${type.title} details`}>
      {extent === 'enough' && (
        <MainAction
          text={`Edit ${type.one ?? `${title} details`}`}
          icon={<Icon name="edit" size={18} />}
          {...opens}
        >
          Edit
        </MainAction>
      )}
      {extent === 'nothing' ? (
        <Empty
          title={`You have not added ${one} yet`}
          action={
            <Button type="primary" icon={<Icon name="add" size={18} />} {...opens}>
              Add {one}
            </Button>
          }
        >
          You fill this in once, and every form on this site knows it.
        </Empty>
      ) : (
        <RecordView
          type={type}
          parts={parts}
          isWaiting={!shown}
          onEdit={isValid ? editFact : undefined}
          onEditPart={isValid && parts.length > 1 ? editPart : undefined}
          begin={
            extent === 'little' ? (
              <Button type="primary" icon={<Icon name="add" size={18} />} {...opens}>
                Add the rest
              </Button>
            ) : undefined
          }
        />
      )}
      {isEditing && (
        <EditDialog
          type={type as SingleRecord}
          row={data ?? null}
          save={save}
          suggested={suggested as Partial<ValuesOf<SingleRecord>> | undefined}
          before={before as Before<SingleRecord> | undefined}
          only={only}
          failure={failure}
          onClose={() => setEditing(false)}
        />
      )}
    </Surface>
  );
};
