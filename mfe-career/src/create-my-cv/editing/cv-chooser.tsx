import type { SavedCv } from '@phila/contract/cv';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { Button, classes, Field, Icon, Menu, type MenuItem, Select, Surface } from '@phila/ui';
import type { Saving } from './use-cv-changes.ts';

interface CvChooserProps {
  cvs: readonly SavedCv[];
  cv: SavedCv;
  saving: Saving;
  onChoose: (id: string) => void;
  onRetry: () => void;
  /** Menu of actions on the chosen CV. */
  items: readonly MenuItem[];
  onNew: () => void;
}

/** Saving state of the chosen CV, in words. */
const Stands = ({
  cv: { changedOn },
  saving,
  onRetry,
}: Pick<CvChooserProps, 'cv' | 'saving' | 'onRetry'>) => (
  <output className={classes('small muted block')}>
    {saving === 'saving' && 'Saving…'}
    {saving === 'saved' &&
      (changedOn === null
        ? 'Nothing was changed yet. What you change is saved by itself.'
        : `Last changed ${dateText(southAfricanDay(changedOn))}. What you change is saved by itself.`)}
    {saving === 'failed' && (
      <span className={classes('row wrap gap-8 danger')}>
        Your last changes are not saved yet.
        <Button size="small" onClick={onRetry}>
          Save now
        </Button>
      </span>
    )}
  </output>
);

/** Chooses the CV to edit, with a menu of actions for it. */
export const CvChooser = ({ cvs, cv, saving, onChoose, onRetry, items, onNew }: CvChooserProps) => (
  <Surface
    title={cvs.length === 1 ? 'Your CV' : `Your CVs (${cvs.length})`}
    action={
      <Button size="small" className={classes('rigid')} icon={<Icon name="add" size={18} />} onClick={onNew}>
        New CV
      </Button>
    }
  >
    <div className={classes('grid gap-8')}>
      <div className={classes('flex gap-8 align-end')}>
        <div className={classes('grow shrink')}>
          <Field label="CV">
            {(wiring) => (
              <Select
                id={wiring.id}
                value={cv.id}
                options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => id !== null && onChoose(id)}
              />
            )}
          </Field>
        </div>
        <Menu label={`Actions for ${cv.name}`} items={items} />
      </div>
      <Stands cv={cv} saving={saving} onRetry={onRetry} />
    </div>
  </Surface>
);
