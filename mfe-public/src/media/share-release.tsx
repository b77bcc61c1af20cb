import { Button, ButtonLink, classes, Copy, Icon } from '@phila/ui';
import { LinkElsewhere } from '../sections/link-elsewhere.tsx';
import styles from './media.module.css';

interface ShareReleaseProps {
  title: string;
  slug: string;
}

/** Whether the browser opens the device's own list of apps to share with. */
const hasOwnShare = (): boolean => typeof navigator.share === 'function';

/**
 * Ways to pass a release on, as links that any browser follows; no other site is told of the reader before one is pressed.
 * A phone opens its own list of apps in addition, which a script alone can.
 */
export const ShareRelease = ({ title, slug }: ShareReleaseProps) => {
  const address = `${window.location.origin}/media-releases/${slug}`;
  const share = () => {
    // Rejects where the list is closed again, which is no fault.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <section className={classes('above-32', styles.onScreen)} aria-labelledby="share-release">
      <h2 id="share-release" className={classes('below-8 normal bold')}>
        Share this release
      </h2>
      <div className={classes('row wrap gap-8')}>
        {/* In the document for every browser, so that its text is the same before and after its script. */}
        <span hidden={!hasOwnShare()}>
          <Button icon={<Icon name="upload" size={18} />} onClick={share}>
            Share with an app
          </Button>
        </span>
        <LinkElsewhere to={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}>
          WhatsApp
        </LinkElsewhere>
        <ButtonLink
          to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`}
        >
          Email
        </ButtonLink>
        <span className={styles.byScript}>
          <Copy text={address} what="address of this release" />
        </span>
      </div>
    </section>
  );
};
