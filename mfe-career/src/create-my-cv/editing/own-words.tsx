import type { CvRecords } from '@phila/contract/cv';
import { Check, classes, Field, Input, Surface, TextArea } from '@phila/ui';
import type { CvBody } from './cv-body.ts';
import { PartOrder } from './part-order.tsx';

interface OwnWordsProps {
  body: CvBody;
  profile: CvRecords['profile'];
  ownSections: CvRecords['ownSections'];
  onChange: (change: Partial<CvBody>) => void;
}

/** Longest heading and summary, in characters, as in About Me. */
const LINE = 255;
const PROSE = 4000;

/** Edits the parts that belong to this CV alone: heading, summary, order of parts, picture or none. */
export const OwnWords = ({ body, profile, ownSections, onChange }: OwnWordsProps) => (
  <Surface title="Words and order">
    <div className={classes('grid gap-16')}>
      <Field label="Heading of this CV" hint="Leave empty to use the one in About Me.">
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={LINE}
            placeholder={profile.heading ?? ''}
            value={body.heading}
            onChange={({ target }) => onChange({ heading: target.value })}
          />
        )}
      </Field>
      <Field label="Summary of this CV" hint="Leave empty to use the one in About Me.">
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={4}
            maxLength={PROSE}
            placeholder={profile.personalSummary ?? ''}
            value={body.personalSummary}
            onChange={({ target }) => onChange({ personalSummary: target.value })}
          />
        )}
      </Field>
      {profile.picture != null && (
        <Check checked={body.showPicture} onChange={(showPicture) => onChange({ showPicture })}>
          Show my profile picture
        </Check>
      )}
      <div>
        <h3 className={classes('strong normal below-8')}>Order of the parts</h3>
        <PartOrder order={body.order} ownSections={ownSections} onChange={(order) => onChange({ order })} />
      </div>
    </div>
  </Surface>
);
