import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useSideways } from '../../layout/sideways/index.ts';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  text: string;
  /** Drawn only while the tab is chosen. */
  content: ReactNode;
}

interface TabsProps {
  /** Names the tabs: "Payslips by year". */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's key; an unknown key chooses the first. */
  chosen: string;
  onChoose: (key: string) => void;
}

/**
 * Tabs that change with the arrow keys (WAI-ARIA, "Tabs with automatic activation"). A long row scrolls, fades at its
 * edges, and keeps the chosen tab in view.
 */
export const Tabs = ({ label, tabs, chosen, onChoose }: TabsProps) => {
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  );
  const current = tabs[at];

  const { ref, row, className } = useSideways<HTMLDivElement>(at);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    row?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={ref}
        role="tablist"
        aria-label={label}
        className={`${className} ${styles.strip}`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, text }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${at}`}
        tabIndex={-1}
        className={styles.panel}
      >
        {current?.content}
      </div>
    </div>
  );
};
