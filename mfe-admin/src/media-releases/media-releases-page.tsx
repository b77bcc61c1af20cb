import { mediaRelease } from '@phila/contract/resources/media-release';
import { sectionProps } from '@phila/contract/remote';
import { classes, Markdown, Picture, ResourceScreen, type Preview, type RowParts } from '@phila/ui';
import { Navigate, useMatch } from 'react-router-dom';
import { sections } from '../../remote.ts';
import { PreviewLink } from './preview-link.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Previews the release as on its page of the site. */
const preview: Preview = (typed) => (
  <article className={classes('grid gap-12')}>
    <Picture
      src={text(typed['hero']) || null}
      alt={text(typed['heroAlt'])}
      width={640}
      height={320}
      missing="No picture yet"
    />
    <h3 className={classes('title anywhere')}>{text(typed['title']) || 'Untitled'}</h3>
    <p className={classes('muted small')}>{text(typed['author']) || 'No author yet'}</p>
    <p className={classes('large anywhere')}>{text(typed['summary'])}</p>
    <Markdown level={4}>{text(typed['body'])}</Markdown>
  </article>
);

const parts: RowParts = (row, canWrite) => [
  {
    key: 'link',
    text: 'Preview link',
    content: <PreviewLink releaseId={row.id} canWrite={canWrite} />,
  },
];

/** Media releases, edited beside a preview, and published at once or at a set time. */
const MediaReleases = () => (
  <ResourceScreen
    resource={mediaRelease}
    {...sectionProps(sections, 'media-releases')}
    preview={preview}
    parts={parts}
  />
);

/**
 * List with one release open beside it. The specification's addresses of one release redirect there; they map to this
 * page so that the target loads with the document.
 */
const MediaReleasesPage = () => {
  const isNew = useMatch('/admin/media-releases-management/create') !== null;
  const edited = useMatch('/admin/media-releases-management/edit/:id')?.params.id;
  const row = isNew ? 'new' : edited;
  return row === undefined ? (
    <MediaReleases />
  ) : (
    <Navigate to={`/admin/media-releases-management?row=${encodeURIComponent(row)}`} replace />
  );
};

export default MediaReleasesPage;
