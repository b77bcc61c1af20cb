import { classes, Icon } from '@phila/ui';
import { Link } from 'react-router-dom';
import { CabinetPicture } from '../landing/area-pictures.tsx';
import { Piece } from '../sections/index.ts';
import { DAYS } from './days.ts';
import styles from './days-piece.module.css';

/** Papers needed on each day. Unfolds without a script. */
export const DaysPiece = () => (
  <Piece picture={<CabinetPicture />}>
    <p className={classes('muted')}>On the day you need it, it is here:</p>
    <div>
      {DAYS.map(({ name, papers }, at) => (
        <details key={name} className={styles.day} open={at === 0}>
          <summary className={classes('bold')}>{name}</summary>
          <ul className={classes('stack gap-8', styles.papers)}>
            {papers.map(({ what, to }) => (
              <li key={what}>
                <Icon name="check" size={18} className={styles.tick} />
                <Link to={to}>{what}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </Piece>
);
