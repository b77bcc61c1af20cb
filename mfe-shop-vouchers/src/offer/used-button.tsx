import { calls, type Offer } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { Button } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshVouchers } from '../reading/voucher-reads.ts';

interface UsedButtonProps {
  offer: Offer;
  onMarked: (usedAt: string | null) => void;
}

/** Moves a voucher whose code was shown to the used ones, or back: only the person knows that it was used. */
export const UsedButton = ({ offer, onMarked }: UsedButtonProps) => {
  const marking = useMutation(calls.voucher.markOfferUsed.mutation());
  const isUsed = offer.usedAt !== null;
  const mark = () =>
    marking.mutate(
      { body: { OfferId: offer.id, IsUsed: !isUsed } },
      {
        onError: (error) => notify({ severity: 'error', text: messageOf(error) }),
        onSuccess: ({ usedAt }) => {
          notify({
            severity: 'success',
            text:
              usedAt === null
                ? `${offer.name} is among your vouchers again`
                : `${offer.name} is under Used now`,
          });
          refreshVouchers();
          onMarked(usedAt);
        },
      },
    );
  return (
    <Button loading={marking.isPending} onClick={mark}>
      {isUsed ? 'I have not used it yet' : 'I have used it'}
    </Button>
  );
};
