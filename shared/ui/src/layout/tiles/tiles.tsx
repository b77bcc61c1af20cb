import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './tiles.module.css';

interface TilesProps {
  /** `Tile`s, or list items with a card: a product, a voucher. */
  children: ReactNode;
  label?: string;
  busy?: boolean | undefined;
  /** The least width of a column, in pixels at letters of 16, with which it grows; default: 272. */
  least?: number;
}

/** A grid of equal tiles or cards, as many in a row as fit. */
export const Tiles = ({ children, label, busy, least }: TilesProps) => (
  <ul
    className={styles.tiles}
    style={least === undefined ? undefined : ({ '--least': `${least / 16}rem` } as CSSProperties)}
    aria-label={label}
    aria-busy={busy}
  >
    {children}
  </ul>
);

/** A target. A link may run something first, such as closing its dialog. */
type Leads = { to: string; onPress?: () => void } | { to?: never; onPress: () => void };

type TileProps = Leads & {
  title: string;
  /** A line with, for example, a verb or a count. */
  text?: ReactNode;
  icon?: IconName;
  /** Drawn instead of the icon: for example a ring. */
  visual?: ReactNode;
  /** Loads the code and data that a press will need; called when a pointer, a finger or the focus arrives. */
  onPrefetch?: (() => void) | undefined;
  /** Drawn in the corner, with its own press: for example a menu. */
  corner?: ReactNode;
};

/** A tile: a link to a page, or a button. */
export const Tile = ({ to, onPress, title, text, icon, visual, onPrefetch, corner }: TileProps) => {
  const content = (
    <>
      {visual ??
        (icon && (
          <span className={styles.icon}>
            <Icon name={icon} size={26} />
          </span>
        ))}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
    </>
  );
  const prefetch = onPrefetch && {
    onPointerEnter: onPrefetch,
    onFocus: onPrefetch,
    onTouchStart: onPrefetch,
  };
  return (
    <li className={styles.item} data-corner={corner !== undefined || undefined}>
      {to === undefined ? (
        <button type="button" className={styles.tile} onClick={onPress} {...prefetch}>
          {content}
        </button>
      ) : (
        <Link to={to} className={styles.tile} onClick={onPress} {...prefetch}>
          {content}
        </Link>
      )}
      {corner !== undefined && <span className={styles.corner}>{corner}</span>}
    </li>
  );
};
