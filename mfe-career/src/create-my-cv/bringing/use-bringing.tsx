import type { CvRecords } from '@phila/contract/cv';
import { southAfricanToday } from '@phila/contract/format';
import { messageOf, notify, saveBlob } from '@phila/platform';
import { Button, classes, Icon, Surface, lazyDialog } from '@phila/ui';
import { type ReactNode, useState } from 'react';

const BringDialog = lazyDialog(() => import(/* webpackChunkName: "cv-bring" */ './bring-dialog.tsx'));

/**
 * Imports a career from another tool and exports it as JSON Resume (jsonresume.org).
 * @param isEmpty true while the CV is empty: hides the export
 */
export const useBringing = (records: CvRecords, isEmpty: boolean): { section: ReactNode } => {
  const [isWriting, setWriting] = useState(false);
  const [isBringing, setBringing] = useState(false);
  const take = async (): Promise<void> => {
    setWriting(true);
    try {
      const { exportProfile } = await import(/* webpackChunkName: "cv-export" */ './export-profile.ts');
      const text = await exportProfile(records, southAfricanToday());
      saveBlob(new Blob([text], { type: 'application/json' }), 'resume.json');
    } catch (error) {
      notify({
        severity: 'error',
        text: messageOf(error, 'We could not export your profile. Please try again.'),
      });
    } finally {
      setWriting(false);
    }
  };
  return {
    section: (
      <Surface title={isEmpty ? 'From other tools' : 'From and to other tools'}>
        <div className={classes('grid gap-12')}>
          <p className={classes('small muted line-20')}>
            JSON Resume is a format that many tools for CVs read and write.
          </p>
          <div className={classes('flex wrap gap-8')}>
            <Button icon={<Icon name="upload" size={18} />} onClick={() => setBringing(true)}>
              Bring a CV along
            </Button>
            {!isEmpty && (
              <Button icon={<Icon name="file" size={18} />} loading={isWriting} onClick={() => void take()}>
                Export as JSON Resume
              </Button>
            )}
          </div>
        </div>
        {isBringing && <BringDialog records={records} onClose={() => setBringing(false)} />}
      </Surface>
    ),
  };
};
