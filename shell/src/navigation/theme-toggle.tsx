import { useTheme } from '@phila/platform';
import { classes, Icon } from '@phila/ui';
import styles from './icon-button.module.css';

/** Light or dark; the choice is remembered by the platform. */
export const ThemeToggle = () => {
  const { mode, toggle } = useTheme();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={classes('inline-centred rigid square-44 rounded no-line tint-on-hover', styles.button)}
      onClick={toggle}
      aria-label={`Change to ${other} colours`}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
};
