import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './tiles.module.css';

interface TilesProps {
  /** `Tile`s, or list items with a card of one's own: a product, a voucher. */
  children: ReactNode;
  label?: string;
  busy?: boolean | undefined;
  /** The narrowest that a column is, in pixels, while the grid is as wide; default: 272. */
  least?: number;
}

/** A grid of equal tiles or cards, as many beside one another as there is room for. */
export const Tiles = ({ children, label, busy, least }: TilesProps) => (
  <ul
    className={styles.tiles}
    style={least === undefined ? undefined : ({ '--least': `${least}px` } as CSSProperties)}
    aria-label={label}
    aria-busy={busy}
  >
    {children}
  </ul>
);

/** A link may do something as well, before it leads on: close the dialog that it stands in. */
type Leads = { to: string; onPress?: () => void } | { to?: never; onPress: () => void };

type TileProps = Leads & {
  title: string;
  /** A verb, a count: what one finds or does there. */
  text?: ReactNode;
  icon?: IconName;
  /** Stands in the icon's place: a ring. */
  visual?: ReactNode;
  /** Fetches what the press will need; called as a pointer, a finger or the focus comes. */
  onPrefetch?: (() => void) | undefined;
  /** Stands in the corner beside the tile's own press: a menu. */
  corner?: ReactNode;
};

/** One of them: a link to a page, or a button that opens something. */
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
