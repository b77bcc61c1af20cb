import { numberText } from '@phila/contract/format';
import type { calls, ValueOf } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { notify, saveBlob, send } from '@phila/platform';
import { Button, classes, Icon, Surface, Undo, useConfirmedWrite, lazyDialog } from '@phila/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';

const BatchDialog = lazyDialog(
  () => import(/* webpackChunkName: "batch-dialog" */ './batch-dialog.tsx'),
  'what you opened',
);

type Batch = ValueOf<typeof calls.shop.createDiscountBatch>;

const { list, count, undo } = clientResourceCalls(shopDiscount);

const countText = (codes: number): string => `${numberText(codes)} ${codes === 1 ? 'code' : 'codes'}`;

/** Makes many codes at once; the list shows the new ones, and the batch can be undone. */
export const BatchOfCodes = () => {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<(Batch & { prefix: string }) | null>(null);
  const [, setParams] = useSearchParams();
  const { write, dialog } = useConfirmedWrite();
  const readAgain = () => void refreshAfterAct([list, count]);
  const onMade = (batch: Batch, prefix: string) => {
    saveBlob(new Blob([batch.file], { type: 'text/csv' }), batch.fileName);
    setMade({ ...batch, prefix });
    setParams({ search: prefix });
    readAgain();
  };
  const takeBack = async ({ operation }: Batch) => {
    const written = await write(() => send(undo, { body: { operation } }));
    if (!written.done) throw new Error('You did not confirm that it is you');
    const kept = written.value.rows.filter(({ isDone }) => !isDone);
    readAgain();
    notify(
      kept.length === 0
        ? { severity: 'success', text: 'The batch is removed' }
        : {
            severity: 'warning',
            text: `${countText(kept.length)} stayed: ${kept[0]?.message ?? 'they were changed since'}`,
          },
    );
  };
  return (
    <Surface label="Batches of codes">
      <div className={classes('row wrap gap-16 between')}>
        <p className={classes('muted')}>
          For a letter or a partner: up to 1 000 unique codes at once, as a CSV file.
        </p>
        <Button icon={<Icon name="add" size={18} />} onClick={() => setOpen(true)}>
          Make a batch
        </Button>
      </div>
      {made !== null && (
        <Undo onUndo={() => takeBack(made)} onEnd={() => setMade(null)} time={30_000}>
          {countText(made.codes)} made, saved as {made.fileName}
        </Undo>
      )}
      {isOpen && <BatchDialog onMade={onMade} onClose={() => setOpen(false)} />}
      {dialog}
    </Surface>
  );
};
