import { sectionProps } from '@phila/contract/remote';
import { organisation } from '@phila/contract/resources/organisation';
import { ResourceScreen, type Preview, lazy } from '@phila/ui';
import { Navigate, useMatch } from 'react-router-dom';
import { sections } from '../../remote.ts';
import { OrganisationTree } from './organisation-tree.tsx';

const ThemePreview = lazy(() => import('./theme-preview.tsx'), { what: 'the look', height: 420 });

const preview: Preview = (typed, row) => <ThemePreview typed={typed} row={row} />;

/** Organisations: the tree of them, and each with its looks beside its form. */
const Organisations = () => (
  <ResourceScreen
    resource={organisation}
    {...sectionProps(sections, 'organisations')}
    preview={preview}
    above={<OrganisationTree />}
  />
);

/**
 * The list, beside which a new one is added. The specification's address of that leads there; it shows the same page, so that
 * what it leads to is there with the document.
 */
const OrganisationsPage = () =>
  useMatch('/admin/create-org-structures') === null ? (
    <Organisations />
  ) : (
    <Navigate to="/admin/manage-org-structures?row=new" replace />
  );

export default OrganisationsPage;
