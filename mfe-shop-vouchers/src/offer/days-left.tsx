import { southAfricanDay } from '@phila/contract/format';
import { daysLeftText, daysUntil, EXPIRING_DAYS } from '@phila/contract/vouchers';
import { Badge } from '@phila/ui';
import { useState } from 'react';

/** 'Expired', 'Expires today' or 'N day(s) left' of a voucher, marked when it is near. */
export const DaysLeft = ({ end }: { end: string }) => {
  const [today] = useState(() => southAfricanDay(new Date()));
  const days = daysUntil(end, today);
  return (
    <Badge tone={days < 0 ? 'danger' : days <= EXPIRING_DAYS ? 'warning' : 'neutral'}>
      {daysLeftText(end, today)}
    </Badge>
  );
};
