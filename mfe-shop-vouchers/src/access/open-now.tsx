import { calls } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { Button, Confirm } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshOwned } from '../reading/voucher-reads.ts';
import { openNowText } from './access-words.ts';

interface OpenNowProps {
  orderId: number;
  /** Products that open. */
  names: readonly string[];
  onOpened?: () => void;
}

/** Opens what a person bought before the day, at the cost of the right to cancel: asked with the checkout's sentence. */
export const OpenNow = ({ orderId, names, onOpened }: OpenNowProps) => {
  const [isAsking, setAsking] = useState(false);
  const opening = useMutation(
    calls.shop.openOrderNow.mutation({ refreshes: [calls.shop.readOrder, calls.shop.orders] }),
  );
  const open = () => {
    setAsking(false);
    opening.mutate(
      { params: { id: orderId } },
      {
        onError: (error) => notify({ severity: 'error', text: messageOf(error) }),
        onSuccess: () => {
          notify({ severity: 'success', text: 'It is open' });
          refreshOwned();
          onOpened?.();
        },
      },
    );
  };
  return (
    <>
      <Button loading={opening.isPending} onClick={() => setAsking(true)}>
        Open it now
      </Button>
      {isAsking && (
        <Confirm
          title="Open it now?"
          confirm="Open it now"
          cancel="Wait for the day"
          onCancel={() => setAsking(false)}
          onConfirm={open}
        >
          <p>{openNowText(names)} This goes for all of this order.</p>
        </Confirm>
      )}
    </>
  );
};
