import { calls } from '@phila/contract/calls';
import { EMPLOYMENT, experience } from '@phila/contract/records/experience';
import type { RowOf } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { useToday } from '@phila/platform';
import { classes, Page, RecordScreen } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { sections } from '../../remote.ts';
import styles from './experience-page.module.css';
import { spanText } from './span.ts';

const { title, sentence, why, refreshes } = sectionProps(sections, 'experience');

interface EntryProps {
  row: RowOf<typeof experience>;
  actions: ReactNode;
}

/** A position: role, employer and duration. */
const Entry = ({ row, actions }: EntryProps) => {
  const today = useToday();
  const kinds = useQuery(calls.lookup.experienceTypes.query({}));
  const { positionRole, projectName, responsibilities, currentRole, experienceTypeId } = row;
  // Names the kind unless it is employment, which people expect anyway.
  const kind = kinds.data?.find(({ id }) => id === experienceTypeId && id !== EMPLOYMENT);
  return (
    <article className={styles.entry} data-current={currentRole === true || undefined}>
      <div className={classes('flex align-start between gap-12')}>
        <div className={classes('shrink')}>
          <h2 className={classes('normal strong anywhere')}>{positionRole}</h2>
          <p className={classes('anywhere')}>
            {projectName}
            {kind && <span className={classes('muted')}> · {kind.name}</span>}
          </p>
        </div>
        <div className={classes('row rigid')}>{actions}</div>
      </div>
      <p className={classes('small muted figures above-4')}>{spanText(row, today)}</p>
      {responsibilities !== null && responsibilities !== '' && (
        <p className={classes('lines-14 above-8 anywhere', styles.duties)}>{responsibilities}</p>
      )}
    </article>
  );
};

/** Newest first by start date. */
const entries = {
  order: { field: 'startDate', descending: true },
  draw: (row: RowOf<typeof experience>, actions: ReactNode) => <Entry row={row} actions={actions} />,
};

const ExperiencePage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={experience} entries={entries} why={why} refreshes={refreshes} />
  </Page>
);

export default ExperiencePage;
