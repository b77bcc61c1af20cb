import { calls, type Bundle } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { ButtonLink, classes, Icon, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import type { RoomSection } from './room-section.ts';

const wordsOf = ({ owned, purchasePrice, offers }: Bundle): string =>
  [
    owned ? 'Yours' : purchasePrice === 0 ? 'Free' : moneyText(purchasePrice),
    `${offers.length} ${offers.length === 1 ? 'offer' : 'offers'}`,
  ].join(', ');

/** Value bundles of the organisation that the person can have today. */
export const BenefitsSection: RoomSection = ({ room: { osNo } }) => {
  const { data = [] } = useQuery(calls.voucher.bundles.query({ query: { osNo } }));
  return data.length === 0 ? null : (
    <Surface title="Benefits" action={<ButtonLink to="/offers/bundles">Open bundles</ButtonLink>}>
      <ul>
        {data.map((bundle) => (
          <li key={bundle.id} className={classes('row gap-12 pad-y-12 rule-above')}>
            <Icon name="gift" size={22} className={classes('rigid accent')} />
            <div className={classes('grid grow shrink gap-2')}>
              <p className={classes('medium anywhere')}>{bundle.name}</p>
              <p className={classes('small muted figures')}>{wordsOf(bundle)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Surface>
  );
};
