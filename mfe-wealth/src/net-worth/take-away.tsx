import type { NetWorth } from '@phila/contract/calls';
import { serviceNow } from '@phila/contract/format';
import { classes, makeSheet, PdfDownload, SaveSheet } from '@phila/ui';
import { useState } from 'react';
import { ShareLink } from '../calculators/frame/share-link.tsx';
import { entryOfWorth } from '../recorded/entry-of-worth.ts';

/** The statement of the records as a PDF, as CSV or a workbook, and as a link, by the ways of the net wealth page. */
export const TakeAway = ({ worth }: { worth: NetWorth }) => {
  const [entry] = useState(() => entryOfWorth(worth));
  return (
    <div className={classes('row wrap align-start gap-12')}>
      <PdfDownload
        what="Net worth"
        document={async () =>
          (await import(/* webpackChunkName: "worth-document" */ './worth-document.ts')).worthDocument(
            entry,
            new Date(serviceNow()),
          )
        }
      />
      <SaveSheet
        name={`net-worth-${worth.today}`}
        sheetOf={async (format) => {
          const { groupLabel } = await import(/* webpackChunkName: "worth-document" */ './worth-document.ts');
          return makeSheet(
            format,
            'Net worth',
            [
              { heading: 'What', kind: 'text', cell: ({ label }) => label },
              { heading: 'Group', kind: 'text', cell: ({ group }) => groupLabel(group) },
              { heading: 'Value', kind: 'amount', cell: ({ amount }) => amount },
              { heading: 'Valued on', kind: 'day', cell: ({ date }) => date },
              { heading: 'Source', kind: 'text', cell: ({ source }) => source },
            ],
            entry.lines,
          );
        }}
      >
        Save as a sheet
      </SaveSheet>
      <ShareLink place="/netWealth" entry={entry} />
    </div>
  );
};
