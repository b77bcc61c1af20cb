import type { ReceivedPaper } from '@phila/contract/calls';
import { messageOf } from '@phila/platform';
import { Button, Callout, classes, Dialog, DialogBody, DialogFoot, Empty, FaultPanel, Logo } from '@phila/ui';
import { useRef, useState } from 'react';
import { counted } from '../document-texts.ts';
import { leaveFolders } from '../folder-address.ts';
import { WaitingFiles } from '../waiting-files.tsx';
import { PaperCard } from './paper-card.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { usePapers } from './use-papers.ts';
import styles from './papers.module.css';

/** Dialog of the papers that an employer handed over, with what it sees of their reading. */
export const PapersDialog = ({ osNo }: { osNo: number }) => {
  const { data, error, refetch } = usePapers();
  const [opened, setOpened] = useState<ReceivedPaper | null>(null);
  const count = useRef<HTMLOutputElement>(null);
  const from = data?.find((one) => one.osNo === osNo);
  const osName = from?.osName ?? 'Your employer';
  return (
    <Dialog title={from?.osName ?? 'Papers'} onClose={leaveFolders} inAddress>
      <DialogBody>
        {data === undefined && error !== null ? (
          <FaultPanel area="Papers from your employer" onRetry={() => refetch()}>
            {messageOf(error)}
          </FaultPanel>
        ) : data === undefined ? (
          <WaitingFiles what="papers" />
        ) : from === undefined ? (
          <Empty
            title="You have no papers at this address"
            action={<Button onClick={leaveFolders}>See your folders</Button>}
          >
            They may have been withdrawn, or the link belongs to another account.
          </Empty>
        ) : (
          <div className={classes('stack gap-16')}>
            {from.logo !== null && <Logo organisation={{ logo: from.logo, osName }} height={36} />}
            <Callout>
              <p>
                {osName} sees the day on which you first opened a paper, saved a copy of it, or said that you
                have read it. It sees nothing else of your documents.
              </p>
            </Callout>
            <ul className={classes('stack gap-8')} aria-label="Papers">
              {from.papers.map((paper) => (
                <PaperCard
                  key={paper.id}
                  paper={paper}
                  osName={osName}
                  onOpen={() => setOpened(paper)}
                  onRead={() => count.current?.focus()}
                />
              ))}
            </ul>
          </div>
        )}
        {opened !== null && <PaperPreview paper={opened} osName={osName} onClose={() => setOpened(null)} />}
      </DialogBody>
      <DialogFoot>
        <output
          ref={count}
          className={classes('grid align-centre min-high-40 small muted', styles.total)}
          tabIndex={-1}
        >
          {from !== undefined && counted(from.papers.length, 'paper')}
        </output>
      </DialogFoot>
    </Dialog>
  );
};
