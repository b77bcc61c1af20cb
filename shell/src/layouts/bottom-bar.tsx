import { setChrome, useChrome, useRegisteredPageActions } from '@phila/platform/host';
import { Button, classes, Icon, IconButton } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { areaNodeAt, navigationTree, stepsAt } from '../declarations/navigation-tree.ts';
import { tabsOf } from '../declarations/tabs-of.ts';
import { usePanelButtons } from '../side-panel/panel-buttons.ts';
import { SidePanelSheet } from '../side-panel/side-panel-sheet.tsx';
import styles from './bottom-bar.module.css';
import { MOBILE, useNarrowerThan } from './narrow.ts';
import { useShell } from '../shell-context.ts';

/**
 * The bottom action bar of the portal: Back and Next through the pages of the area, and the page's own actions. On a
 * phone also the side panel's buttons, and it folds to a floating button (specification: shell).
 */
export const BottomBar = () => {
  const { registry, viewer, pathname } = useShell();
  const narrow = useNarrowerThan(MOBILE);
  const folded = useChrome().bottomBarFolded && narrow;
  const [sheetOpen, setSheetOpen] = useState(false);
  const buttons = usePanelButtons();
  const registered = useRegisteredPageActions();
  // On wide screens the page has its main action beside its heading.
  const actions = registered.filter(({ main }) => narrow || !main);
  const area = areaNodeAt(navigationTree(registry, 'portal', viewer), pathname);
  const { back, next } = stepsAt(area ? tabsOf(registry, area) : [], pathname);
  const hasMore = narrow && buttons.length > 0;

  if (!back && !next && actions.length === 0 && !hasMore) return null;
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
      className={classes(
        'grid align-centre gap-16 pad-y-8 pad-x-32 min-high-64 on-card page-ring rule-above',
        styles.bar,
      )}
    >
      {actions
        .filter(({ main }) => main)
        .map(({ key, text, busy, onClick }) => (
          <Button
            key={key}
            type="primary"
            size="large"
            className={styles.main}
            loading={busy}
            onClick={onClick}
          >
            {text}
          </Button>
        ))}
      {back ? (
        <Link
          to={back.to}
          className={classes(
            'row gap-8 pad-x-12 min-high-44 rounded text no-line accent-on-hover',
            styles.step,
          )}
        >
          <Icon name="back" />
          <span className={classes('strong')}>Back</span>
          <span className={classes('muted unseen-narrow')}>{back.label}</span>
        </Link>
      ) : (
        <span />
      )}
      <div className={classes('row wrap middle gap-8', styles.actions)}>
        {actions
          .filter(({ main }) => !main)
          .map(({ key, text, busy, onClick }) => (
            <Button key={key} size="large" className={styles.action} loading={busy} onClick={onClick}>
              {text}
            </Button>
          ))}
        {hasMore && (
          <IconButton
            tone="inherit"
            icon="more"
            label="More actions"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          />
        )}
        {narrow && (
          <IconButton
            tone="inherit"
            icon="chevron"
            label="Hide the action bar"
            onClick={() => setChrome('bottomBarFolded', true)}
          />
        )}
      </div>
      {next ? (
        <Link
          to={next.to}
          className={classes(
            'row gap-8 pad-x-12 min-high-44 rounded text no-line accent-on-hover',
            styles.step,
          )}
        >
          <span className={classes('strong')}>Next</span>
          <span className={classes('muted unseen-narrow')}>{next.label}</span>
          <Icon name="forward" />
        </Link>
      ) : (
        <span />
      )}
      {sheetOpen && <SidePanelSheet buttons={buttons} onClose={() => setSheetOpen(false)} />}
    </section>
  );
};
