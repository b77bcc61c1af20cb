import type { Beginning } from '@phila/contract/calls';
import { longDateText, southAfricanDay } from '@phila/contract/format';
import { safeAddress } from '@phila/contract/web-address';
import { ButtonLink, classes, Copy, Fact, Facts, Icon, Markdown } from '@phila/ui';
import { OpenNow } from '../access/open-now.tsx';
import { DownloadFile } from './download-file.tsx';
import styles from './owned.module.css';

interface WayToBeginProps {
  productId: number;
  /** Name of the product. */
  name: string;
  begin: Beginning | undefined;
  /** ISO 8601 time when it opens; undefined if it is open already. */
  beginsAt: string | undefined;
  /** Order whose person may open it at once; undefined if there is none. */
  opensWithOrder?: number | undefined;
  /** True if opening it is the page's main action. */
  isMain?: boolean;
}

/** Opens other sites in a new tab. */
const elsewhere = (address: string) =>
  address.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };

/** Tells how to begin with an owned product: an administrator's text, or the time it opens. */
export const WayToBegin = (props: WayToBeginProps) => {
  const { productId, name, begin, beginsAt, opensWithOrder, isMain = false } = props;
  if (beginsAt !== undefined)
    return (
      <div className={classes('stack gap-8 justify-start')}>
        <p>
          You bought this. It opens on {longDateText(southAfricanDay(beginsAt))}, when your seven days to
          cancel are over.
        </p>
        {opensWithOrder !== undefined && <OpenNow orderId={opensWithOrder} names={[name]} />}
      </div>
    );
  if (begin === undefined) return null;
  const { words, date, place, code, download } = begin;
  const link = safeAddress(begin.link ?? '');
  const file = safeAddress(begin.file ?? '');
  const hasLink = begin.link !== null && link !== null;
  const hasFile = begin.file !== null && file !== null;
  return (
    <div className={classes('grid gap-12')}>
      {words !== null && <Markdown level={4}>{words}</Markdown>}
      {(date !== null || place !== null || code !== null) && (
        <Facts label={`How to begin with ${name}`}>
          {date !== null && <Fact label="Begins on">{longDateText(date)}</Fact>}
          {place !== null && <Fact label="Where">{place}</Fact>}
          {code !== null && (
            <Fact label="Your code">
              <span className={classes('row gap-4')}>
                <strong className={classes('figures', styles.code)}>{code}</strong>
                <Copy text={code} what={`code of ${name}`} />
              </span>
            </Fact>
          )}
        </Facts>
      )}
      {(hasLink || hasFile || download !== null) && (
        <div className={classes('flex wrap gap-8')}>
          {hasLink && (
            <ButtonLink
              type={isMain ? 'primary' : 'default'}
              to={link}
              aria-label={`Open ${name}`}
              icon={<Icon name={link.startsWith('/') ? 'forward' : 'external'} size={18} />}
              {...elsewhere(link)}
            >
              Open
            </ButtonLink>
          )}
          {download !== null && <DownloadFile productId={productId} file={download} />}
          {hasFile && (
            <ButtonLink
              to={file}
              aria-label={`Download the file of ${name}`}
              icon={<Icon name="download" size={18} />}
              reloadDocument
              {...elsewhere(file)}
            >
              Download
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
};
