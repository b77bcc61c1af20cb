import { sectionProps } from '@phila/contract/remote';
import { organisation } from '@phila/contract/resources/organisation';
import { useMay } from '@phila/platform';
import { classes, ResourceScreen, type Preview, lazy, type RowParts } from '@phila/ui';
import { Link, Navigate, useMatch } from 'react-router-dom';
import { sections } from '../../remote.ts';
import { OrganisationTree } from './organisation-tree.tsx';

/** Leads from an organisation's row to its own page. */
const PageOfOrganisation = ({ osNo }: { osNo: number }) =>
  useMay('organisation.members.read') ? (
    <p className={classes('below-16')}>
      <Link to={`/admin/manage-org-structures/${osNo}`}>Its people, bundles and parts of the site</Link>
    </p>
  ) : null;

const ThemePreview = lazy(() => import('./theme-preview.tsx'), { what: 'the look', height: 420 });

const preview: Preview = (typed, row) => (
  <>
    {row !== null && <PageOfOrganisation osNo={row.id} />}
    <ThemePreview typed={typed} row={row} />
  </>
);

const RoomDocuments = lazy(() => import('./room-documents.tsx'), { what: 'its documents' });

const parts: RowParts = ({ guid }, canWrite) => [
  {
    key: 'documents',
    text: 'Documents',
    content: <RoomDocuments guid={String(guid)} canWrite={canWrite} />,
  },
];

/** Tree of organisations, each edited beside a preview of its looks. */
const Organisations = () => (
  <ResourceScreen
    resource={organisation}
    {...sectionProps(sections, 'organisations')}
    preview={preview}
    parts={parts}
    above={<OrganisationTree />}
  />
);

/**
 * List with a new organisation opened beside it. The specification's address for adding redirects there; it maps to
 * this page so that the target loads with the document.
 */
const OrganisationsPage = () =>
  useMatch('/admin/create-org-structures') === null ? (
    <Organisations />
  ) : (
    <Navigate to="/admin/manage-org-structures?row=new" replace />
  );

export default OrganisationsPage;
