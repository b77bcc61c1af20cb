import { useToday } from '@phila/platform';
import { daysLeftText, daysUntil, EXPIRING_DAYS } from '@phila/contract/vouchers';
import { Badge } from '@phila/ui';

/** Shows 'Expired', 'Expires today' or 'N day(s) left', highlighted near the end. */
export const DaysLeft = ({ end }: { end: string }) => {
  const today = useToday();
  const days = daysUntil(end, today);
  return (
    <Badge tone={days < 0 ? 'danger' : days <= EXPIRING_DAYS ? 'warning' : 'neutral'}>
      {daysLeftText(end, today)}
    </Badge>
  );
};
