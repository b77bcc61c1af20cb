import { classes } from '@phila/ui';
import { useOrganisation } from '@phila/platform';
import styles from './backdrop.module.css';

/** Organisation's picture behind the content, veiled so that text stays readable. */
export const Backdrop = () => {
  const background = useOrganisation()?.background ?? null;
  if (background === null) return null;
  return (
    <div className={classes('clip fixed cover unpressed', styles.backdrop)} aria-hidden="true">
      <img src={background} alt="" className={classes('block full full-height fitted')} />
    </div>
  );
};
