import { classes, Icon } from '@phila/ui';
import { Sample } from './sample.tsx';

const LETTERS = [
  ['title', classes('title')],
  ['heading', classes('heading')],
  ['normal bold', classes('normal bold')],
  ['small', classes('small')],
  ['small muted', classes('small muted')],
  ['tiny', classes('tiny')],
  ['figures', classes('figures')],
  ['danger', classes('danger')],
  ['warning', classes('warning')],
  ['success', classes('success')],
] as const;

/** Samples of the kit's classes. Classes lay out and colour elements that need no block. */
export const ClassSamples = () => (
  <>
    <Sample name="row wrap between gap-12">
      <div className={classes('row wrap between gap-12')}>
        <span>Where it stands</span>
        <span className={classes('muted')}>What it is worth</span>
      </div>
    </Sample>
    <Sample name="grid fit-208 gap-16, card pad-16">
      <ul className={classes('grid fit-208 gap-16')}>
        {['First', 'Second', 'Third'].map((name) => (
          <li key={name} className={classes('card pad-16')}>
            {name}
          </li>
        ))}
      </ul>
    </Sample>
    <Sample name="chrome, menu-entry tint-on-hover">
      <ul className={classes('chrome rounded-card pad-8')}>
        <li>
          <a href="#kit" className={classes('menu-entry tint-on-hover')}>
            <Icon name="home" size={22} />
            An entry of a menu
          </a>
        </li>
      </ul>
    </Sample>
    <Sample name="Letters">
      <div className={classes('grid gap-8')}>
        {LETTERS.map(([name, className]) => (
          <p key={name} className={className}>
            {name}: R 1 234.56
          </p>
        ))}
      </div>
    </Sample>
  </>
);
