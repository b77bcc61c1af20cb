import { calls, type ProductMetadata } from '@phila/contract/calls';
import { notify } from '@phila/platform';
import { Button, Callout, classes, lazyDialog } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that notices stay (specification: shop, "Numbers"). */
const NOTICE = 3_000;

const MetadataDialog = lazyDialog(
  () => import(/* webpackChunkName: "metadata-dialog" */ '../metadata/metadata-dialog.tsx'),
  'the questions',
);

const isOpen = ({ metaData, fields }: ProductMetadata): boolean =>
  metaData.elements.length > 0 && fields.length === 0;

/**
 * Asks products' questions that were skipped: people who sign in with a visitor's cart reach checkout without the
 * portal's cart page. The order goes ahead without them, and a closed question can be opened again.
 * @param cartId the id of the cart's first line
 */
export const OpenQuestions = ({ cartId }: { cartId: string }) => {
  const { data = [], refetch } = useQuery(
    calls.shop.productMeta.query({ params: { cartId } }, { staleTime: 0 }),
  );
  const open = data.filter(isOpen);
  const [asked, setAsked] = useState<readonly ProductMetadata[] | null>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (open.length === 0 || wasAsked.current) return;
    wasAsked.current = true;
    setAsked(open);
  }, [open]);
  return (
    <>
      {open.length > 0 && (
        <div className={classes('below-16')}>
          <Callout
            tone="info"
            title="A few questions first"
            action={<Button onClick={() => setAsked(open)}>Answer them</Button>}
          >
            Some of what you are buying needs a few answers before you order.
          </Callout>
        </div>
      )}
      {asked !== null && (
        <MetadataDialog
          products={asked}
          onClose={() => setAsked(null)}
          onFinished={() => {
            setAsked(null);
            notify({ severity: 'success', text: 'Ready for checkout!', hideAfter: NOTICE });
            void refetch();
          }}
        />
      )}
    </>
  );
};
