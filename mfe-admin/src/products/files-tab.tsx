import { calls } from '@phila/contract/calls';
import { fileSizeText } from '@phila/contract/format';
import { classes, Icon } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { FileForOwners } from './file-for-owners.tsx';
import { HowToBegin } from './how-to-begin.tsx';
import styles from './files-tab.module.css';

interface FilesTabProps {
  productId: number;
  /** Saved Markdown of "How to begin". */
  words: string;
  canWrite: boolean;
}

/** Shows the file as owners see it; nothing while it loads or if there is none. */
const FileLine = ({ productId }: { productId: number }) => {
  const { data } = useQuery(
    calls.shop.readBeginningFile.query({ params: { id: productId } }, { staleTime: 0 }),
  );
  if (data === undefined || data === null) return null;
  return (
    <p className={classes('row gap-8')}>
      <Icon name="download" size={18} className={classes('rigid')} />
      <span className={classes('anywhere')}>
        {data.fileName}, {fileSizeText(data.size)}
      </span>
    </p>
  );
};

/** File for owners of a product, beside their "How to begin". */
const FilesTab = ({ productId, words, canWrite }: FilesTabProps) => (
  <div className={styles.beside}>
    <FileForOwners productId={productId} canWrite={canWrite} />
    <section aria-label="As those who own it see it" className={classes('card pad-20 grid gap-12')}>
      {words === '' ? (
        <>
          <p className={classes('muted')}>
            Nothing is said about how to begin yet. What you write under Details is shown here, with the file
            below it.
          </p>
          <FileLine productId={productId} />
        </>
      ) : (
        <HowToBegin words={words}>
          <FileLine productId={productId} />
        </HowToBegin>
      )}
    </section>
  </div>
);

export default FilesTab;
