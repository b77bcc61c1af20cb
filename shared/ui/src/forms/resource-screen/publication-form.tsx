import { fromSouthAfricanInput, NO_MOMENT } from '@phila/contract/format';
import type { AnyResource } from '@phila/contract/resources';
import { useId, useState } from 'react';
import { messageOf } from '@phila/platform';
import { Badge } from '../../feedback/badge/index.ts';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Input } from '../../controls/input/index.ts';
import { publicationOf, publicationSentence, publicationTones, publicationWords } from './publication.ts';
import type { ResourceItem } from './resource-row.ts';
import type { ResourceWrites, WriteResult } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

interface PublicationProps {
  resource: AnyResource;
  row: ResourceItem;
  name: string;
  canWrite: boolean;
  writes: ResourceWrites;
  onWritten: (written: WriteResult, text: string) => void;
  /** Address of the page that shows the row on the site, drafts to administrators alone; default: none. */
  page?: string | undefined;
}

/** Shows if a row is published, and publishes it now or later, or makes it a draft. */
export const Publication = (props: PublicationProps) => {
  const { resource, row, name, canWrite, writes, onWritten, page } = props;
  const id = useId();
  const [at, setAt] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const state = publicationOf(resource, row);
  const publish = async (moment: string | null, text: string) => {
    setFault(null);
    try {
      onWritten(await writes.publish(row, moment), text);
    } catch (error) {
      setFault(messageOf(error, 'We could not save this. Please try again.'));
    }
  };
  return (
    <section className={styles.publication} aria-label="Publication">
      <div className={classes('row wrap gap-8')}>
        <Badge tone={publicationTones[state]}>{publicationWords[state]}</Badge>
        <span>{publicationSentence(resource, row)}</span>
        {page !== undefined && (
          <a href={page} target="_blank" rel="noopener" className={classes('nowrap')}>
            See its page
          </a>
        )}
      </div>
      {fault !== null && (
        <p role="alert" className={classes('danger small')}>
          {fault}
        </p>
      )}
      {canWrite && (
        <div className={classes('row end wrap gap-8')}>
          {state !== 'published' && (
            <>
              <Button type="primary" onClick={() => void publish('now', `${name} published`)}>
                Publish now
              </Button>
              {resource.isPublished && (
                <>
                  <div>
                    <label htmlFor={id} className={classes('block small muted below-4')}>
                      Or at a time (South African time)
                    </label>
                    <Input
                      id={id}
                      type="datetime-local"
                      value={at}
                      onChange={(event) => setAt(event.target.value)}
                    />
                  </div>
                  <Button
                    disabled={at === ''}
                    onClick={() => {
                      const moment = fromSouthAfricanInput(at);
                      if (moment === null) setFault(NO_MOMENT);
                      else void publish(moment, `${name} is to be published`);
                    }}
                  >
                    Schedule
                  </Button>
                </>
              )}
            </>
          )}
          {state !== 'draft' && (
            <Button onClick={() => void publish(null, `${name} is a draft again`)}>Back to a draft</Button>
          )}
        </div>
      )}
    </section>
  );
};
