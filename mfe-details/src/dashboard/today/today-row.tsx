import type { TodayCard, TodayKind } from '@phila/contract/calls';
import { Button, ButtonLink, classes, Icon, type IconName } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './today.module.css';
import { VoucherCode } from './voucher-code.tsx';
import { isLate, whenWords } from './when-words.ts';

const ICONS: Readonly<Record<TodayKind, IconName>> = {
  reminder: 'bell',
  renewal: 'shield',
  voucher: 'gift',
  paper: 'file',
  refund: 'wallet',
  order: 'cart',
  step: 'rocket',
};

interface TodayRowProps {
  card: TodayCard;
  now: number;
  onDone: (reminderId: string) => void;
  onSnooze: (reminderId: string) => void;
}

/** The verb of a card: what is done in place, or else the page that it opens. */
const Verb = ({ card, onDone, onSnooze }: TodayRowProps) => {
  const { title, to, reminderId, offerId } = card;
  if (reminderId !== null)
    return (
      <>
        <Button
          type="text"
          icon={<Icon name="clock" size={18} />}
          title="Snooze until tomorrow"
          aria-label={`Snooze until tomorrow: ${title}`}
          onClick={() => onSnooze(reminderId)}
        >
          Snooze
        </Button>
        <Button aria-label={`Done: ${title}`} onClick={() => onDone(reminderId)}>
          Done
        </Button>
      </>
    );
  if (offerId !== null) return <VoucherCode offerId={offerId} title={title} />;
  if (to === null) return null;
  return (
    <ButtonLink to={to} aria-label={`Open: ${title}`}>
      Open
    </ButtonLink>
  );
};

/** A card of Today: what, when, and one verb. */
export const TodayRow = (props: TodayRowProps) => {
  const { card, now } = props;
  const { kind, title, to, reminderId, offerId } = card;
  // Leads there by its verb otherwise, and two ways of one name are one too many.
  const isLink = to !== null && (reminderId !== null || offerId !== null);
  const when = whenWords(card, now);
  return (
    <li className={classes('row gap-12 gap-x-16 pad-y-12 rule-above', styles.row)}>
      <Icon name={ICONS[kind]} size={22} className={classes('rigid accent', styles.icon)} />
      <div className={classes('grid grow shrink gap-4', styles.words)}>
        <p className={classes('normal medium line-24 anywhere')}>
          {isLink ? <Link to={to}>{title}</Link> : title}
        </p>
        {when !== '' && (
          <p
            className={
              isLate(card, now)
                ? classes('small danger medium line-20 figures')
                : classes('small muted line-20 figures')
            }
          >
            {when}
          </p>
        )}
      </div>
      <div className={classes('row rigid gap-8', styles.verbs)}>
        <Verb {...props} />
      </div>
    </li>
  );
};
