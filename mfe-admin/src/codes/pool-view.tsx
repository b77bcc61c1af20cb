import { calls, type CodeBatch } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import {
  Badge,
  Button,
  Callout,
  classes,
  Empty,
  Icon,
  Loaded,
  MainAction,
  Menu,
  sheetItems,
  type SheetOf,
  Skeleton,
  Surface,
  useConfirmedWrite,
  lazyDialog,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { HistoryBelow } from '../audit/history-below.tsx';
import { CodeCounts } from './code-counts.tsx';
import styles from './codes.module.css';

const AddCodesDialog = lazyDialog(() => import('./add-codes-dialog.tsx'), 'what you opened');
const RevokeDialog = lazyDialog(() => import('./revoke-dialog.tsx'), 'what you opened');

interface BatchProps {
  batch: CodeBatch;
  mayWrite: boolean;
  fileName: string;
  sheetOf: SheetOf;
  onRevoke: () => void;
}

const Batch = ({ batch, mayWrite, fileName, sheetOf, onRevoke }: BatchProps) => (
  <li className={styles.batch}>
    <div className={styles.head}>
      <div>
        <h3 className={styles.name}>{batch.name}</h3>
        <p className={classes('small muted')}>Added {southAfricanTime(batch.addedAt)}</p>
      </div>
      <div className={classes('row gap-8')}>
        {batch.revokedAt !== null && <Badge tone="danger">Revoked</Badge>}
        {mayWrite && (
          <Menu
            label={`Actions for ${batch.name}`}
            items={[
              ...sheetItems('Save', fileName, sheetOf),
              ...(batch.free + batch.redeemed > 0
                ? [{ text: 'Revoke', icon: 'delete' as const, tone: 'danger' as const, onSelect: onRevoke }]
                : []),
            ]}
          />
        )}
      </div>
    </div>
    <CodeCounts counts={batch} label={`Codes of ${batch.name}`} />
    {batch.revokedAt !== null && (
      <p>
        Revoked {southAfricanTime(batch.revokedAt)}: {batch.revokedBecause}
      </p>
    )}
  </li>
);

/** Calls audited under the offer's id; acts on a batch are kept under the batch's own. */
const POOL_CALLS = [calls.voucher.addCodes];

/** Pool of one offer: the codes left, and the counts of each batch. */
export const PoolView = ({ offerId }: { offerId: number }) => {
  const reading = useQuery(calls.voucher.codeBatches.query({ params: { id: offerId } }, { staleTime: 0 }));
  const mayWrite = useMay('voucher.codes.write');
  const seesAudit = useMay('site.operations.read');
  const [adding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<CodeBatch | null>(null);
  const { write, dialog } = useConfirmedWrite();
  const sheetOf =
    (id: number): SheetOf =>
    async (Format) => {
      const written = await write(() =>
        send(calls.voucher.codeBatchFile, { params: { id }, query: { Format } }),
      );
      return written.done ? written.value : null;
    };
  const add = (
    <Button type="primary" icon={<Icon name="add" size={18} />} onClick={() => setAdding(true)}>
      Add codes
    </Button>
  );
  return (
    <>
      <p className={classes('below-12')}>
        <Link to="/admin/code-batches" className={styles.back}>
          <Icon name="back" size={18} />
          All offers with codes
        </Link>
      </p>
      <Loaded what="The codes of this offer" reading={reading} waiting={<Skeleton height={420} />}>
        {({ pool, batches }) => (
          <div className={classes('stack gap-24')}>
            {mayWrite && batches.length > 0 && (
              <MainAction
                text={`Add codes to ${pool.name}`}
                icon={<Icon name="add" size={18} />}
                onClick={() => setAdding(true)}
              >
                Add codes
              </MainAction>
            )}
            <Surface title={pool.name}>
              <div className={classes('stack gap-24')}>
                {pool.isLow && (
                  <Callout tone="warning" title={pool.free === 0 ? 'No code is left' : 'Few codes are left'}>
                    {pool.free === 0
                      ? 'People who press Redeem are told that no code is left. Please add codes.'
                      : 'Please add codes before people who press Redeem get none.'}
                  </Callout>
                )}
                <CodeCounts counts={pool} label={`Codes of ${pool.name}`} />
              </div>
            </Surface>
            <Surface title="Batches">
              {batches.length === 0 ? (
                <Empty title="No codes yet" action={mayWrite ? add : undefined}>
                  Add the codes of this offer, and each person who redeems it gets one of them.
                </Empty>
              ) : (
                <ul className={styles.batches}>
                  {batches.map((batch) => (
                    <Batch
                      key={batch.id}
                      batch={batch}
                      mayWrite={mayWrite}
                      fileName={`codes-${offerId}-${batch.id}`}
                      sheetOf={sheetOf(batch.id)}
                      onRevoke={() => setRevoked(batch)}
                    />
                  ))}
                </ul>
              )}
            </Surface>
            {seesAudit && (
              <Surface title="History">
                <HistoryBelow rowId={String(offerId)} by={POOL_CALLS} of="pool" />
              </Surface>
            )}
            {adding && (
              <AddCodesDialog offerId={offerId} offer={pool.name} onClose={() => setAdding(false)} />
            )}
          </div>
        )}
      </Loaded>
      {revoked !== null && <RevokeDialog batch={revoked} onClose={() => setRevoked(null)} />}
      {dialog}
    </>
  );
};
