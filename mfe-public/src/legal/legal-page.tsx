import { longDateText } from '@phila/contract/format';
import { Button, classes, Icon, Page, Prose } from '@phila/ui';
import { Link } from 'react-router-dom';
import type { Block, Inline, LegalDocument, Paragraph } from './legal-document.ts';
import styles from './legal-page.module.css';

const Piece = ({ inline }: { inline: Inline }) => {
  if (typeof inline === 'string') return inline;
  // Links out for files, mail and other sites.
  return /^\/[^.]*$/.test(inline.to) ? (
    <Link to={inline.to}>{inline.text}</Link>
  ) : (
    <a href={inline.to}>{inline.text}</a>
  );
};

const isOne = (text: Paragraph): text is Inline => !Array.isArray(text);

const Text = ({ text }: { text: Paragraph }) =>
  isOne(text) ? (
    <Piece inline={text} />
  ) : (
    // Indexes are safe keys: the parts of a sentence never move.
    text.map((inline, at) => <Piece key={at} inline={inline} />)
  );

const BlockOf = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Text text={block.text} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, at) => (
          <li key={at}>
            <Text text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes('below-24')}>
      <table>
        <caption className={classes('small muted from-start', styles.caption)}>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} data-head={block.head[column]}>
                  <Text text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A legal text, printable: summary, version and date, contents, and the text itself. */
export const LegalPage = ({ document: text }: { document: LegalDocument }) => (
  <Page
    title={text.title}
    sentence={text.summary}
    action={
      <Button className={styles.print} icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
        Print or save
      </Button>
    }
  >
    <p className={classes('below-32 rule-below small muted', styles.version)}>
      Version {text.version}, in force since <time dateTime={text.since}>{longDateText(text.since)}</time>
    </p>
    <div className={classes('grid align-start', styles.columns)}>
      <nav className={styles.contents} aria-label="On this page">
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {text.sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block, at) => (
              <BlockOf key={at} block={block} />
            ))}
          </section>
        ))}
      </Prose>
    </div>
  </Page>
);
