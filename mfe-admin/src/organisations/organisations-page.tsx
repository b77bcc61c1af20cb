import { sectionProps } from '@phila/contract/remote';
import { organisation } from '@phila/contract/resources/organisation';
import { ResourceScreen, type Preview, lazy } from '@phila/ui';
import { Navigate, useMatch } from 'react-router-dom';
import { sections } from '../../remote.ts';
import { OrganisationTree } from './organisation-tree.tsx';

const ThemePreview = lazy(() => import('./theme-preview.tsx'), { what: 'the look', height: 420 });

const preview: Preview = (typed, row) => <ThemePreview typed={typed} row={row} />;

/** Tree of organisations, each edited beside a preview of its looks. */
const Organisations = () => (
  <ResourceScreen
    resource={organisation}
    {...sectionProps(sections, 'organisations')}
    preview={preview}
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
