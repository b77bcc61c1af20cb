import { calls, type ReceivedPaper } from '@phila/contract/calls';
import { messageOf, notify, refreshReads, saveBlob, send } from '@phila/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../deleted-elsewhere.ts';
import { paperName } from './paper-texts.ts';
import { paperReads } from './use-papers.ts';

/** Tells why an act failed; a withdrawn paper goes from the list. */
const tell = (failure: unknown, osName: string, otherwise: string): void => {
  if (isGone(failure)) void refreshReads(paperReads);
  notify({
    severity: 'error',
    text: isGone(failure) ? `${osName} withdrew this paper in the meantime` : messageOf(failure, otherwise),
  });
};

/** Saving a copy of a paper and saying that it is read, each of which gives the employer a receipt. */
export const usePaperActs = (paper: ReceivedPaper, osName: string) => {
  const [isSaving, setSaving] = useState(false);
  const saying = useMutation(calls.papers.readPaper.mutation({ refreshes: paperReads }));
  const params = { paperId: paper.id };
  return {
    isSaving,
    isSaying: saying.isPending,
    save: async (): Promise<void> => {
      setSaving(true);
      try {
        saveBlob(await send(calls.papers.receivedPaperFile, { params }), paper.fileName);
        if (paper.readAt === null) await refreshReads(paperReads);
      } catch (failure) {
        tell(failure, osName, 'We could not save this paper. Please try again.');
      } finally {
        setSaving(false);
      }
    },
    /** @returns true once the employer has the receipt */
    say: async (): Promise<boolean> => {
      try {
        await saying.mutateAsync({ params });
        notify({ severity: 'success', text: `${osName} sees that you have read ${paperName(paper)}` });
        return true;
      } catch (failure) {
        tell(failure, osName, 'This did not work. Please try again.');
        return false;
      }
    },
  };
};
