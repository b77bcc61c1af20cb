import { sectionProps } from '@phila/contract/remote';
import { incident } from '@phila/contract/resources/incident';
import { lazy, ResourceScreen, type RowParts } from '@phila/ui';
import { sections } from '../../remote.ts';
import { incidentOf } from './notices.ts';

const Telling = lazy(() => import(/* webpackChunkName: "incident-parts" */ './telling.tsx'), {
  what: 'the notices',
  height: 320,
});
const PeopleFound = lazy(() => import(/* webpackChunkName: "incident-parts" */ './people-found.tsx'), {
  what: 'the people',
  height: 320,
});

const parts: RowParts = (row, canWrite) => [
  { key: 'telling', text: 'Who is told', content: <Telling incident={incidentOf(row)} /> },
  ...(canWrite
    ? [{ key: 'people', text: 'People', content: <PeopleFound incident={incidentOf(row)} /> }]
    : []),
];

/** Register of security compromises, each with its clock, its notices and the people concerned (POPIA s 22). */
const IncidentsPage = () => (
  <ResourceScreen resource={incident} {...sectionProps(sections, 'incidents')} parts={parts} />
);

export default IncidentsPage;
