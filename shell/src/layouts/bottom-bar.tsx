import { setChrome, useChrome, useRegisteredPageActions } from '@phila/platform/host';
import { Button, classes, IconButton } from '@phila/ui';
import styles from './bottom-bar.module.css';
import { useHeadIsAway } from './head-away.ts';
import { MOBILE, useIsLow, useNarrowerThan } from './narrow.ts';
import { useShell } from '../shell-context.ts';

/**
 * Page's own actions at the foot of the portal, if any; on a phone folded to a floating button (specification:
 * shell). From 768 px up the main action is beside the heading, and here once that is scrolled away; in a low window
 * only beside the heading.
 */
export const BottomBar = () => {
  const { pathname } = useShell();
  const narrow = useNarrowerThan(MOBILE);
  const low = useIsLow();
  const folded = useChrome().bottomBarFolded && narrow;
  const registered = useRegisteredPageActions();
  const isAway = useHeadIsAway(`${pathname} ${registered.map(({ key }) => key).join(' ')}`);
  const showsMain = !low && (narrow || isAway);
  const actions = registered.filter(({ main }) => showsMain || !main);

  if (actions.length === 0) return null;
  if (folded) {
    return (
      <div className={classes('flex end unpressed', styles.floating)}>
        <IconButton
          tone="inherit"
          icon="up"
          label="Show the action bar"
          onClick={() => setChrome('bottomBarFolded', false)}
        />
      </div>
    );
  }
  return (
    <section
      aria-label="Actions"
      className={classes('row gap-8 pad-y-8 pad-x-32 min-high-64 on-card page-ring rule-above', styles.bar)}
    >
      {actions.map(({ key, text, busy, main, onClick }) => (
        <Button
          key={key}
          type={main ? 'primary' : 'default'}
          size="large"
          className={main ? styles.main : styles.action}
          loading={busy}
          onClick={onClick}
        >
          {text}
        </Button>
      ))}
      {narrow && (
        <IconButton
          tone="inherit"
          icon="chevron"
          label="Hide the action bar"
          onClick={() => setChrome('bottomBarFolded', true)}
        />
      )}
    </section>
  );
};
