import { calls } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { classes, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { attentionWords } from '../orders/order-words.ts';

const MOST = 10;

/** Orders of the person that somebody has to look at. */
const OpenCases = ({ id }: { id: string }) => {
  const reading = useQuery(
    calls.shop.adminOrders.query({
      query: { PersonId: id, Attention: 'true', Counted: 'false', PageNumber: 1, PageSize: MOST },
    }),
  );
  return (
    <Surface title="Open cases">
      <Loaded what="What is open" reading={reading} inCard waiting={<Skeleton height={48} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes('muted')}>Nothing waits for us.</p>
          ) : (
            <ul aria-label="Open cases">
              {items.map(({ id: orderId, orderNumber, attention, refundDue, total }, at) => (
                <li
                  key={orderId}
                  className={classes(at === 0 ? 'row gap-16 pad-y-12' : 'row gap-16 pad-y-12 rule-above')}
                >
                  <div className={classes('grow shrink grid gap-2')}>
                    <Link to={`/admin/administrative/orders?show=all&row=${orderId}`}>{orderNumber}</Link>
                    {attention !== null && (
                      <span className={classes('small muted')}>{attentionWords[attention].name}</span>
                    )}
                  </div>
                  <span className={classes('figures rigid')}>
                    {moneyText(refundDue > 0 ? refundDue : total)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Surface>
  );
};

export default OpenCases;
