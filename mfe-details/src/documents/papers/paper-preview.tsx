import { calls, type ReceivedPaper } from '@phila/contract/calls';
import { CallError, refreshReads, saveBlob } from '@phila/platform';
import { FilePreview } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isGone } from '../deleted-elsewhere.ts';
import { paperName } from './paper-texts.ts';
import { usePaperActs } from './use-paper-acts.ts';
import { paperReads } from './use-papers.ts';

interface PaperPreviewProps {
  paper: ReceivedPaper;
  osName: string;
  onClose: () => void;
}

/** Shows a paper of an employer, which gives it a receipt. */
export const PaperPreview = ({ paper, osName, onClose }: PaperPreviewProps) => {
  const { data, error, refetch } = useQuery(
    calls.papers.receivedPaperFile.query({ params: { paperId: paper.id } }, { retry: false }),
  );
  const { save } = usePaperActs(paper, osName);
  const hasChanged = isGone(error) || (data !== undefined && paper.readAt === null);
  useEffect(() => {
    if (hasChanged) void refreshReads(paperReads);
  }, [hasChanged]);
  return (
    <FilePreview
      name={paperName(paper)}
      type="pdf"
      reading={{
        data,
        error: isGone(error) ? new CallError(404, `${osName} withdrew this paper in the meantime.`) : error,
        refetch,
      }}
      // Saves the bytes that are here: a phone pays for them once.
      onDownload={() => (data === undefined ? void save() : saveBlob(data, paper.fileName))}
      onClose={onClose}
    />
  );
};
