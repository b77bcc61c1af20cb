import { useIsHydrated, useSiteOrigin } from '@phila/platform';
import { Button, ButtonLink, classes, Copy, Icon } from '@phila/ui';
import { LinkElsewhere } from '../sections/link-elsewhere.tsx';
import styles from './media.module.css';

interface ShareReleaseProps {
  title: string;
  slug: string;
}

/** True if the browser can open the device's list of apps. */
// oxlint-disable-next-line no-restricted-properties -- the button is hidden where there is none
const useHasOwnShare = (): boolean => useIsHydrated() && typeof navigator.share === 'function';

/**
 * Shares a release by plain links, so that no other site learns about a reader before a press. With a script, phones
 * also offer their own list of apps.
 */
export const ShareRelease = ({ title, slug }: ShareReleaseProps) => {
  const address = `${useSiteOrigin()}/media-releases/${slug}`;
  const hasOwnShare = useHasOwnShare();
  const share = () => {
    // Ignores the rejection when the list is closed.
    // oxlint-disable-next-line no-restricted-properties -- its button is hidden where there is none
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <section className={classes('above-32', styles.onScreen)} aria-labelledby="share-release">
      <h2 id="share-release" className={classes('below-8 normal bold')}>
        Share this release
      </h2>
      <div className={classes('row wrap gap-8')}>
        {/* Rendered everywhere, so that the text is the same before and after the script. */}
        <span hidden={!hasOwnShare}>
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
