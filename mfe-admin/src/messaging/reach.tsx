import { calls } from '@phila/contract/calls';
import { numberText } from '@phila/contract/format';
import { Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** Says how many people an announcement reaches as it stands, before it is sent. */
export const Reach = ({ id }: { id: string }) => {
  const reading = useQuery(calls.messaging.announcementReach.query({ params: { id } }, { staleTime: 0 }));
  return (
    <Loaded what="How many it reaches" reading={reading} inCard waiting={<Skeleton height={24} />}>
      {({ count, isCapped }) => (
        <p>
          It reaches{' '}
          <strong>
            {numberText(count)}
            {isCapped && '+'} {count === 1 ? 'person' : 'people'}
          </strong>{' '}
          as things stand.
        </p>
      )}
    </Loaded>
  );
};
