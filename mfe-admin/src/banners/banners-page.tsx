import { banner } from '@phila/contract/resources/banner';
import { sectionProps } from '@phila/contract/remote';
import { ResourceScreen, type Preview } from '@phila/ui';
import { sections } from '../../remote.ts';
import { BannerPreview } from './banner-preview.tsx';

const preview: Preview = (typed) => (
  <BannerPreview
    place={typeof typed['type'] === 'number' ? typed['type'] : null}
    title={typeof typed['title'] === 'string' ? typed['title'] : ''}
    picture={typeof typed['picture'] === 'string' ? typed['picture'] : null}
  />
);

/** Adverts, each edited beside a preview on a computer and on a phone. */
const BannersPage = () => (
  <ResourceScreen resource={banner} {...sectionProps(sections, 'banners')} preview={preview} />
);

export default BannersPage;
