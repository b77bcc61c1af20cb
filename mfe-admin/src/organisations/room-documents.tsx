import { calls, type RoomDocument } from '@phila/contract/calls';
import { dateText, fileSizeText, southAfricanDay } from '@phila/contract/format';
import { newIdempotencyKey, notify, send } from '@phila/platform';
import { classes, Confirm, Icon, IconButton, Loaded, PickFiles, Skeleton } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultLine } from '../attempts/fault-line.tsx';
import { useAttempt } from '../attempts/use-attempt.ts';

const { addRoomDocument, removeRoomDocument, roomDocuments } = calls.organisation;

interface RoomDocumentsProps {
  guid: string;
  canWrite: boolean;
}

/** PDFs that an organisation shows all of its members. Each is kept as soon as it is chosen. */
const RoomDocuments = ({ guid, canWrite }: RoomDocumentsProps) => {
  const params = { guid };
  const reading = useQuery(roomDocuments.query({ params }, { staleTime: 0 }));
  const removing = useMutation(removeRoomDocument.mutation({ refreshes: [roomDocuments] }));
  const { busy, fault, attempt, dialog } = useAttempt<'adding' | 'removing'>();
  const [asking, setAsking] = useState<RoomDocument | null>(null);
  const add = (file: File) => {
    const idempotencyKey = newIdempotencyKey();
    return attempt('adding', 'We could not add the document. Please try again.', async () => {
      const { fileName } = await send(addRoomDocument, { params, file }, { idempotencyKey });
      await reading.refetch();
      notify({ severity: 'success', text: `${fileName} added` });
    });
  };
  const remove = ({ id, fileName }: RoomDocument) => {
    setAsking(null);
    return attempt('removing', 'We could not remove the document. Please try again.', async () => {
      await removing.mutateAsync({ params: { guid, documentId: id } });
      notify({ severity: 'success', text: `${fileName} removed` });
    });
  };
  return (
    <section aria-label="Documents for its people" className={classes('card pad-20 stack gap-12')}>
      <p className={classes('muted')}>
        Policies, forms and guides as PDF. All confirmed members can open them on the page My Employer, and no
        one else can.
      </p>
      <Loaded
        isList
        inCard
        what="The documents"
        reading={reading}
        waiting={<Skeleton height={96} />}
        empty={<p>No documents yet.</p>}
      >
        {(documents) => (
          <ul>
            {documents.map((one) => (
              <li key={one.id} className={classes('row gap-12 pad-y-8 rule-above')}>
                <Icon name="file" size={20} className={classes('rigid accent')} />
                <div className={classes('grow shrink')}>
                  <p className={classes('medium anywhere')}>{one.fileName}</p>
                  <p className={classes('small muted figures')}>
                    {fileSizeText(one.size)}, {dateText(southAfricanDay(new Date(one.addedAt)))}
                  </p>
                </div>
                {canWrite && (
                  <IconButton
                    icon="delete"
                    tone="danger"
                    label={`Remove ${one.fileName}`}
                    hint="Remove"
                    disabled={busy !== null}
                    onClick={() => setAsking(one)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <FaultLine fault={fault} />
      {canWrite && (
        <div>
          <PickFiles
            single
            label="Documents for its people: choose a PDF"
            loading={busy === 'adding'}
            onFiles={([chosen]) => {
              if (chosen !== undefined) void add(chosen);
            }}
          >
            Add a PDF
          </PickFiles>
        </div>
      )}
      {asking !== null && (
        <Confirm
          title={`Remove ${asking.fileName}?`}
          confirm="Remove"
          cancel="Keep it"
          onConfirm={() => void remove(asking)}
          onCancel={() => setAsking(null)}
        >
          Its people can no longer open it.
        </Confirm>
      )}
      {dialog}
    </section>
  );
};

export default RoomDocuments;
