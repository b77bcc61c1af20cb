import type { Offer } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { Badge } from '@phila/ui';

/** Says of a voucher that it was used, or that its code was shown and when; nothing before. */
export const OfferState = ({ offer: { usedAt, redeemedAt, redeemedCode } }: { offer: Offer }) => {
  if (usedAt !== null) return <Badge tone="success">Used {dateText(southAfricanDay(usedAt))}</Badge>;
  if (redeemedAt === null) return null;
  return (
    <Badge tone="info">
      {redeemedCode === null ? 'Opened' : 'Code shown'} {dateText(southAfricanDay(redeemedAt))}
    </Badge>
  );
};
