import { calls } from '@phila/contract/calls';
import { fileSizeText } from '@phila/contract/format';
import { notify, send } from '@phila/platform';
import { Button, classes, Confirm, Loaded, PickFiles, Skeleton } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultLine } from '../attempts/fault-line.tsx';
import { useAttempt } from '../attempts/use-attempt.ts';

const { readBeginningFile, removeBeginningFile, saveBeginningFile } = calls.shop;

interface FileForOwnersProps {
  productId: number;
  canWrite: boolean;
}

/** File that owners of a product can download. Uploads it as soon as it is chosen. */
export const FileForOwners = ({ productId, canWrite }: FileForOwnersProps) => {
  const params = { id: productId };
  const reading = useQuery(readBeginningFile.query({ params }, { staleTime: 0 }));
  const removing = useMutation(removeBeginningFile.mutation({ refreshes: [readBeginningFile] }));
  const { busy, fault, attempt, dialog } = useAttempt<'saving' | 'removing'>();
  const [isAsking, setAsking] = useState(false);
  const save = (file: File) =>
    attempt('saving', 'We could not save the file. Please try again.', async () => {
      const { fileName } = await send(saveBeginningFile, { params, file });
      await reading.refetch();
      notify({ severity: 'success', text: `${fileName} saved` });
    });
  const remove = () => {
    setAsking(false);
    return attempt('removing', 'We could not remove the file. Please try again.', async () => {
      await removing.mutateAsync({ params });
      notify({ severity: 'success', text: 'File removed' });
    });
  };
  return (
    <section aria-label="File for those who own it" className={classes('card pad-20 stack gap-12')}>
      <p className={classes('muted')}>
        Those who own the product download this file from What I own, from their order and from the product’s
        page, once it has begun. No one else can open it.
      </p>
      <Loaded what="The file" reading={reading} waiting={<Skeleton height={48} />} isEmpty={() => false}>
        {(file) => (
          <>
            <p>
              {file === null ? (
                'No file yet'
              ) : (
                <>
                  <strong className={classes('anywhere')}>{file.fileName}</strong>{' '}
                  <span className={classes('small muted nowrap')}>{fileSizeText(file.size)}</span>
                </>
              )}
            </p>
            <FaultLine fault={fault} />
            {canWrite && (
              <div className={classes('row wrap gap-8')}>
                <PickFiles
                  single
                  label="File for those who own it: choose a file"
                  loading={busy === 'saving'}
                  onFiles={([chosen]) => {
                    if (chosen !== undefined) void save(chosen);
                  }}
                >
                  {file === null ? 'Choose a file' : 'Choose another'}
                </PickFiles>
                {file !== null && (
                  <Button type="text" disabled={busy !== null} onClick={() => setAsking(true)}>
                    Remove the file
                  </Button>
                )}
              </div>
            )}
            {isAsking && file !== null && (
              <Confirm
                title={`Remove ${file.fileName}?`}
                confirm="Remove"
                cancel="Keep it"
                onConfirm={() => void remove()}
                onCancel={() => setAsking(false)}
              >
                Those who own the product can no longer download it.
              </Confirm>
            )}
          </>
        )}
      </Loaded>
      {dialog}
    </section>
  );
};
