import { calls } from '@phila/contract/calls';
import { fileSizeText } from '@phila/contract/format';
import { messageOf, notify, send, useRead, useWrite } from '@phila/platform';
import { Button, classes, Confirm, Loaded, PickFiles, Skeleton } from '@phila/ui';
import { useState } from 'react';

const { readBeginningFile, removeBeginningFile, saveBeginningFile } = calls.shop;

interface FileForOwnersProps {
  productId: number;
  canWrite: boolean;
}

/** The file that those who own a product download, saved as soon as it is chosen. */
export const FileForOwners = ({ productId, canWrite }: FileForOwnersProps) => {
  const params = { id: productId };
  const reading = useRead(readBeginningFile, { params }, { staleTime: 0 });
  const removing = useWrite(removeBeginningFile, { refreshes: [readBeginningFile] });
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (file: File) => {
    setSaving(true);
    setFault(null);
    try {
      const { fileName } = await send(saveBeginningFile, { params, file });
      await reading.refetch();
      notify({ severity: 'success', text: `${fileName} saved` });
    } catch (error) {
      setFault(messageOf(error, 'We could not save the file. Please try again.'));
    } finally {
      setSaving(false);
    }
  };
  const remove = () => {
    setAsking(false);
    setFault(null);
    removing.mutate(
      { params },
      {
        onSuccess: () => notify({ severity: 'success', text: 'File removed' }),
        onError: (error) => setFault(messageOf(error, 'We could not remove the file. Please try again.')),
      },
    );
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
            {fault !== null && (
              <p role="alert" className={classes('danger small')}>
                {fault}
              </p>
            )}
            {canWrite && (
              <div className={classes('row wrap gap-8')}>
                <PickFiles
                  single
                  label="File for those who own it: choose a file"
                  loading={isSaving}
                  onFiles={([chosen]) => {
                    if (chosen !== undefined) void save(chosen);
                  }}
                >
                  {file === null ? 'Choose a file' : 'Choose another'}
                </PickFiles>
                {file !== null && (
                  <Button
                    type="text"
                    disabled={isSaving || removing.isPending}
                    onClick={() => setAsking(true)}
                  >
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
                onConfirm={remove}
                onCancel={() => setAsking(false)}
              >
                Those who own the product can no longer download it.
              </Confirm>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
};
