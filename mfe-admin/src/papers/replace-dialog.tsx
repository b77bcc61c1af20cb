import { calls, type HandedPaper } from '@phila/contract/calls';
import { newIdempotencyKey, sendFile } from '@phila/platform';
import { Button, classes, Dialog, DialogBody, DialogFoot, PickFiles } from '@phila/ui';
import { FaultLine } from '../attempts/fault-line.tsx';
import { useAttempt } from '../attempts/use-attempt.ts';

interface ReplaceDialogProps {
  guid: string;
  batchId: string;
  paper: HandedPaper;
  onReplaced: () => void;
  onClose: () => void;
}

/** Puts another file in place of one. */
export const ReplaceDialog = ({ guid, batchId, paper, onReplaced, onClose }: ReplaceDialogProps) => {
  const { busy, fault, attempt, dialog } = useAttempt<'replacing'>();
  const replace = (file: File) => {
    const idempotencyKey = newIdempotencyKey();
    return attempt('replacing', 'We could not replace the file. Please try again.', async () => {
      await sendFile(
        calls.papers.replacePaper,
        { params: { guid, batchId, paperId: paper.id }, file },
        { idempotencyKey, timeout: 120_000 },
      );
      onReplaced();
    });
  };
  return (
    <Dialog title={`Replace ${paper.fileName}`} size="question" onClose={onClose}>
      <DialogBody>
        <p className={classes('below-16')}>The other file is read, and says who it is for.</p>
        <FaultLine fault={fault} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <PickFiles
          main
          single
          accept=".pdf"
          label="The other file"
          loading={busy !== null}
          onFiles={([file]) => {
            if (file !== undefined) void replace(file);
          }}
        >
          Choose a PDF
        </PickFiles>
      </DialogFoot>
      {dialog}
    </Dialog>
  );
};
