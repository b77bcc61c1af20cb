import { documentFolders } from '@phila/contract/documents';
import { notify } from '@phila/platform';
import {
  addUploads,
  Button,
  classes,
  Field,
  FileInput,
  makeSheet,
  PdfDownload,
  PickFiles,
  SaveRefused,
  SaveSheet,
  UploadRows,
} from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const Choosing = ({ label, file }: { label: string; file: string }) => {
  const [value, setValue] = useState(file);
  return (
    <Field label={label}>
      {(wiring) => (
        <FileInput
          {...wiring}
          value={value}
          fileName="Proof of residence.pdf"
          folderId={documentFolders.identity}
          onChange={setValue}
        />
      )}
    </Field>
  );
};

const days = [
  { day: '2026-11-26', clicks: 14 },
  { day: '2026-11-27', clicks: 9 },
];

const fetched = async () =>
  (await import(/* webpackChunkName: "sample-document" */ './sample-document.tsx')).sampleDocument;

/** Samples of files: from the administrator's own My Documents, on their way there, or made here. */
export const FileSamples = () => (
  <>
    <Sample name="FileInput">
      <div className={classes('stack gap-16')}>
        <Choosing label="Proof of residence" file="01910000-0000-7000-8000-000000000001" />
        <Choosing label="Copy of the ID" file="" />
      </div>
    </Sample>
    <Sample name="PickFiles and UploadRows">
      <div className={classes('row wrap gap-12 below-12')}>
        <PickFiles
          onFiles={(files) =>
            notify({ severity: 'success', text: `Chosen: ${files.map(({ name }) => name).join(', ')}` })
          }
        >
          Choose payslips
        </PickFiles>
        {/* Refuses the file in the page, so nothing is sent. */}
        <Button onClick={() => addUploads([new File([], 'Empty payslip.pdf')], documentFolders.other)}>
          Upload an empty file
        </Button>
      </div>
      <UploadRows />
    </Sample>
    <Sample name="PdfDownload">
      <PdfDownload what="Sample document" document={fetched} />
    </Sample>
    <Sample name="SaveSheet and SaveRefused">
      <div className={classes('row wrap gap-12')}>
        <SaveSheet
          name="clicks"
          sheetOf={(format) =>
            makeSheet(
              format,
              'Clicks',
              [
                { heading: 'Day', kind: 'day', cell: ({ day }) => day },
                { heading: 'Clicks', kind: 'number', cell: ({ clicks }) => clicks },
              ],
              days,
            )
          }
        >
          Save these days
        </SaveSheet>
        <SaveRefused
          name="employees"
          lines={[{ line: 3, name: 'Thandi', verdict: 'refused', message: 'An ID number has 13 digits' }]}
        />
      </div>
    </Sample>
  </>
);
