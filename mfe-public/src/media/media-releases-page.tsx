import { calls } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import { Button, classes, Field, Input, Loaded, Page, Pager, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './media.module.css';

const PAGE_SIZE = 10;

/** `/media-releases`: what was published, the latest first, under its year, with a search. */
export default function MediaReleasesPage() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [page, setPage] = useState(1);
  const releases = useQuery(
    calls.mediaReleases.list.query({
      query: { PageNumber: page, PageSize: PAGE_SIZE, ...(asked === '' ? {} : { SearchTerm: asked }) },
    }),
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
    setPage(1);
  };
  return (
    <Page title="Media releases" sentence="What we tell the press, and everybody else." width="reading">
      <search>
        <form noValidate className={classes('flex wrap gap-12 align-end below-24')} onSubmit={find}>
          <div className={classes('grow')}>
            <Field label="Find a release">
              {(wiring) => (
                <Input
                  {...wiring}
                  type="search"
                  maxLength={100}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          </div>
          <Button htmlType="submit">Find</Button>
        </form>
      </search>
      <Loaded
        what="The media releases"
        reading={releases}
        waiting={<Skeleton height={960} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{asked === '' ? 'Nothing was published yet.' : `Nothing was found for “${asked}”.`}</p>}
      >
        {({ items, totalPages }) => (
          <>
            <ol className={classes('grid')}>
              {items.map(({ id, slug, title, summary, publishedAt }, at) => {
                const year = publishedAt.slice(0, 4);
                return (
                  <li key={id}>
                    {items[at - 1]?.publishedAt.slice(0, 4) !== year && (
                      <h2 className={classes('title below-8', styles.year)}>{year}</h2>
                    )}
                    <article className={classes('pad-y-16 rule-below')}>
                      <p className={classes('small muted')}>
                        <time dateTime={publishedAt}>{longDateText(publishedAt.slice(0, 10))}</time>
                      </p>
                      <h3 className={classes('below-4 large bold')}>
                        <Link to={`/media-releases/${slug}`} className={classes('text')}>
                          {title}
                        </Link>
                      </h3>
                      <p className={classes('muted loose')}>{summary}</p>
                    </article>
                  </li>
                );
              })}
            </ol>
            {totalPages > 1 && <Pager page={page} pages={totalPages} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
