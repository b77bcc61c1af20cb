import { paperKindWords, type ReceivedPaper } from '@phila/contract/calls';
import { fileSizeText } from '@phila/contract/format';
import { Badge, Button, classes, Icon } from '@phila/ui';
import { dayText } from '../document-texts.ts';
import cards from '../file-card.module.css';
import { paperName } from './paper-texts.ts';
import { usePaperActs } from './use-paper-acts.ts';
import styles from './papers.module.css';

interface PaperCardProps {
  paper: ReceivedPaper;
  osName: string;
  onOpen: () => void;
  /** Called once the person said that they read it: the pressed button is gone. */
  onRead: () => void;
}

/** Paper of an employer: kind, name, day, and the ways to read and keep it. */
export const PaperCard = ({ paper, osName, onOpen, onRead }: PaperCardProps) => {
  const { isSaving, isSaying, save, say } = usePaperActs(paper, osName);
  const { fileName, handedOverAt, kind, readAt, size, title } = paper;
  const name = paperName(paper);
  return (
    <li className={`${cards.list} ${styles.paper}`}>
      <span
        className={classes('centred rigid square-44 accent-ground rounded tiny heavy text')}
        aria-hidden="true"
      >
        PDF
      </span>
      <span className={`${cards.words} ${styles.words}`}>
        <span className={classes('row wrap gap-8 max-full')}>
          <button
            type="button"
            className={`${cards.name} ${styles.name}`}
            aria-label={`Open ${name}`}
            onClick={onOpen}
          >
            {title}
          </button>
          {readAt === null && <Badge tone="info">New</Badge>}
        </span>
        <span className={cards.about}>
          {paperKindWords[kind].one} · {dayText(handedOverAt)} · {fileSizeText(size)}
        </span>
        <span className={classes('anywhere', cards.about)}>{fileName}</span>
        {readAt !== null && (
          <span className={classes('row gap-6', cards.about)}>
            <Icon name="check" size={16} className={classes('rigid success')} />
            Read {dayText(readAt)}
          </span>
        )}
      </span>
      <span className={classes('row wrap gap-8', styles.verbs)}>
        {readAt === null && (
          <Button
            aria-label={`I have read it: ${name}`}
            loading={isSaying}
            onClick={() => void say().then((isSaid) => isSaid && onRead())}
          >
            I have read it
          </Button>
        )}
        <Button
          icon={<Icon name="download" size={18} />}
          aria-label={`Save a copy of ${name}`}
          loading={isSaving}
          onClick={() => void save()}
        >
          Save a copy
        </Button>
      </span>
    </li>
  );
};
