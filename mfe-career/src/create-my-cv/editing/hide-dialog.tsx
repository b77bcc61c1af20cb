import { type CvListSection, cvListSections, type CvRecords } from '@phila/contract/cv';
import { Button, classes, Dialog, DialogBody, DialogFoot, Empty, Switch } from '@phila/ui';
import type { CvBody } from './cv-body.ts';
import { entryWords } from './entry-words.ts';
import { listName } from './section-names.ts';

interface HideDialogProps {
  records: CvRecords;
  hidden: CvBody['hidden'];
  onHide: (section: CvListSection, entry: string, isHidden: boolean) => void;
  onClose: () => void;
}

/** Experience and skills first, as the specification has them (specification: career, "Create My CV"). */
const ORDER: readonly CvListSection[] = [
  'experience',
  'skills',
  ...cvListSections.filter((section) => section !== 'experience' && section !== 'skills'),
];

/** Hides entries from one CV; they stay in the profile and in other CVs. */
export const HideDialog = ({ records, hidden, onHide, onClose }: HideDialogProps) => {
  const shown = ORDER.filter((section) => records[section].length > 0);
  return (
    <Dialog title="Select content to hide on your CV" onClose={onClose}>
      <DialogBody>
        <p className={classes('muted below-16')}>
          What you hide is left out of this CV alone. It stays in your profile.
        </p>
        {shown.length === 0 && (
          <Empty title="No Data...">There is nothing in your profile to hide yet.</Empty>
        )}
        {shown.map((section) => (
          <section key={section} className={classes('below-24')} aria-label={listName(section)}>
            <h3 className={classes('strong normal below-8')}>{listName(section)}</h3>
            <ul>
              {entryWords(records, section).map(({ id, title, detail }) => (
                <li key={id} className={classes('pad-y-8 rule-below')}>
                  <Switch
                    checked={hidden[section].includes(id)}
                    onChange={(isHidden) => onHide(section, id, isHidden)}
                  >
                    <span className={classes('block anywhere')}>Hide {title}</span>
                    {detail !== '' && <span className={classes('block small muted anywhere')}>{detail}</span>}
                  </Switch>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DialogBody>
      <DialogFoot>
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
