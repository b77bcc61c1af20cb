import { classes, DeclaredIcon } from '@phila/ui';
import { NavLink } from 'react-router-dom';
import { isExternal } from '../declarations/entries.ts';
import type { PanelButton } from './panel-buttons.ts';
import styles from './panel-list.module.css';

interface PanelListProps {
  buttons: PanelButton[];
  /** Called on a choice, to close the sheet on a phone. */
  onChosen?: () => void;
}

const BUTTON = classes('row full gap-12 pad-y-10 pad-x-14 min-high-56 press-card medium accent-on-hover');

/** Buttons of the side panel, stacked. */
export const PanelList = ({ buttons, onChosen }: PanelListProps) => (
  <ul className={classes('grid gap-8')}>
    {buttons.map(({ key, text, toolTip, icon, to, onClick }) => {
      const content = (
        <>
          <span className={classes('centred rigid action', styles.picture)}>
            {typeof icon === 'string' ? <DeclaredIcon icon={icon} size={22} /> : icon}
          </span>
          {text}
        </>
      );
      return (
        <li key={key}>
          {to !== null && !isExternal(to) ? (
            <NavLink end to={to} className={BUTTON} title={toolTip} onClick={onChosen}>
              {content}
            </NavLink>
          ) : (
            <button
              type="button"
              className={BUTTON}
              title={toolTip}
              onClick={() => {
                onChosen?.();
                onClick();
              }}
            >
              {content}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
