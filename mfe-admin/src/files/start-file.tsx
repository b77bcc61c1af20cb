import { makeSheet, SaveSheet } from '@phila/ui';

/** Saves a template file with the headings only. */
export const StartFile = ({ name, headings }: { name: string; headings: readonly string[] }) => (
  <SaveSheet
    name={name}
    sheetOf={(format) =>
      makeSheet(
        format,
        name,
        headings.map((heading) => ({ heading, kind: 'text', cell: () => '' })),
        [],
      )
    }
  >
    Save a file to start from
  </SaveSheet>
);
