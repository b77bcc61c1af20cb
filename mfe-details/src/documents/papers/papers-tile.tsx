import type { PapersOfEmployer } from '@phila/contract/calls';
import { classes, Icon, Logo, RetryButton, Tile } from '@phila/ui';
import { openEmployer } from '../folder-address.ts';
import { countPapers, papersText } from './paper-texts.ts';
import styles from './papers.module.css';

/** Logo on the place of a folder's icon; hidden from screen readers, as the name is beside it. */
const Mark = ({ logo, osName }: Pick<PapersOfEmployer, 'logo' | 'osName'>) => (
  <span className={classes('centred rigid clip', styles.mark)} aria-hidden="true">
    {logo === null ? (
      <Icon name="building" size={26} />
    ) : (
      <Logo organisation={{ logo, osName }} height={28} />
    )}
  </span>
);

interface PapersTileProps {
  from: PapersOfEmployer;
  onPrefetch: () => void;
}

/** Folder with the papers of an employer. */
export const PapersTile = ({ from, onPrefetch }: PapersTileProps) => (
  <Tile
    visual={<Mark {...from} />}
    title={from.osName}
    text={papersText(countPapers(from.papers))}
    onPress={() => openEmployer(from.osNo)}
    onPrefetch={onPrefetch}
  />
);

/** Says that the papers could not be read; the person's own folders are there all the same. */
export const PapersFault = ({ onRetry }: { onRetry: () => unknown }) => (
  <output className={classes('row wrap gap-12 above-16 small muted')}>
    Papers from your employer could not be loaded. <RetryButton onRetry={onRetry} />
  </output>
);
