import { calls } from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { classes, Confirm, Empty, Loaded, Page, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryBelow } from '../audit/history-below.tsx';
import { ProductChoice, readProduct } from './product-choice.tsx';
import { QuestionBuilder } from './question-builder.tsx';

const QUESTION_CALLS = [calls.shop.defineProductMetadata];

interface OfProductProps {
  productId: number;
  productName: string | undefined;
  onUnsaved: (isUnsaved: boolean) => void;
}

const OfProduct = ({ productId, productName, onUnsaved }: OfProductProps) => {
  const seesAudit = useMay('site.operations.read');
  const reading = useQuery(calls.shop.readProductMetadata.query({ params: { productId } }, { staleTime: 0 }));
  // Waits for a fresh read: Save replaces the whole list, and a cached one may be out of date.
  const isFresh = reading.isFetchedAfterMount;
  return (
    <Loaded
      what="Questions"
      reading={isFresh ? reading : { ...reading, data: undefined, error: null }}
      waiting={<Skeleton height={320} />}
    >
      {(defined) => (
        <div className={classes('stack gap-24')}>
          <QuestionBuilder
            productName={productName ?? `Product ${productId}`}
            defined={defined}
            onUnsaved={onUnsaved}
          />
          {seesAudit && (
            <Surface title="History">
              <HistoryBelow rowId={String(productId)} by={QUESTION_CALLS} of="product’s questions" />
            </Surface>
          )}
        </div>
      )}
    </Loaded>
  );
};

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Questions that products ask before checkout, edited beside a preview for buyers. */
const QuestionsPage = () => {
  const [params, setParams] = useSearchParams();
  const productId = idIn(params.get('product'));
  const [isUnsaved, setUnsaved] = useState(false);
  const [next, setNext] = useState<number | null>(null);
  const product = useQuery(
    readProduct.query({ params: { id: productId ?? 0 } }, { enabled: productId !== null }),
  ).data;
  const productName = product?.name ?? undefined;
  const open = (id: number) => setParams({ product: String(id) });
  return (
    <Page title="Questions" sentence="What a product asks its buyer before the checkout.">
      <div className={classes('stack gap-24')}>
        <Surface label="Which product">
          <ProductChoice
            chosen={productId === null ? null : { id: productId, name: productName }}
            onChoose={(id) => {
              if (id === productId) return;
              if (isUnsaved) setNext(id);
              else open(id);
            }}
          />
        </Surface>
        {productId === null ? (
          <Empty title="Choose a product">
            Its questions appear here, and beside them the dialog as a buyer meets it.
          </Empty>
        ) : (
          <OfProduct key={productId} productId={productId} productName={productName} onUnsaved={setUnsaved} />
        )}
      </div>
      {next !== null && (
        <Confirm
          title="Leave without saving?"
          confirm="Leave"
          cancel="Keep editing"
          onConfirm={() => {
            setNext(null);
            open(next);
          }}
          onCancel={() => setNext(null)}
        >
          What you changed is not saved yet, and will be lost.
        </Confirm>
      )}
    </Page>
  );
};

export default QuestionsPage;
