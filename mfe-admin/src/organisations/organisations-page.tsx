import { sectionProps } from '@phila/contract/remote';
import { organisation } from '@phila/contract/resources/organisation';
import { ResourceScreen, type Preview } from '@phila/ui';
import { sections } from '../../remote.ts';
import { OrganisationTree } from './organisation-tree.tsx';
import { ThemePreview } from './late-preview.tsx';

const preview: Preview = (typed, row) => <ThemePreview typed={typed} row={row} />;

/** Organisations: the tree of them, and each with its looks beside its form. */
const OrganisationsPage = () => (
  <ResourceScreen
    resource={organisation}
    {...sectionProps(sections, 'organisations')}
    preview={preview}
    above={<OrganisationTree />}
  />
);

export default OrganisationsPage;
