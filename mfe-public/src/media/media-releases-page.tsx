import { brand } from '@phila/contract/brand';
import { calls } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import {
  Button,
  classes,
  Field,
  Input,
  Loaded,
  Page,
  Pager,
  PlainPages,
  PlainSearch,
  Skeleton,
  useListAddress,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './media.module.css';
import { ReleasePicture } from './release-picture.tsx';

const SIZES = [10] as const;

/** `/media-releases`: releases by year, the latest first, with a search. */
export default function MediaReleasesPage() {
  const list = useListAddress({ sizes: SIZES });
  const asked = list.view.search;
  const [typed, setTyped] = useState(asked);
  const [from, setFrom] = useState(asked);
  // Restores the earlier search on Back.
  if (from !== asked) {
    setFrom(asked);
    setTyped(asked);
  }
  const releases = useListRows(calls.mediaReleases.list, list);
  const place = useRef<HTMLOListElement>(null);
  useListReturn(place);
  const find = (event: FormEvent) => {
    event.preventDefault();
    list.changeView({ search: typed.trim() });
  };
  return (
    <Page title="Media releases" sentence="What we tell the press, and everybody else." width="reading">
      <search>
        <PlainSearch label="Find a release" />
        <form
          noValidate
          className={classes('flex wrap gap-12 align-end below-24', styles.byScript)}
          onSubmit={find}
        >
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
        isList
        what="The media releases"
        reading={releases.reading}
        waiting={<Skeleton height={960} />}
        empty={
          <p>{asked === '' ? 'Nothing has been published yet.' : `Nothing was found for “${asked}”.`}</p>
        }
      >
        {(items) => (
          <>
            <ol ref={place} className={classes('grid')} aria-busy={releases.busy}>
              {items.map(({ id, slug, title, summary, publishedAt, heroUrl }, at) => {
                const year = publishedAt.slice(0, 4);
                return (
                  <li key={id}>
                    {items[at - 1]?.publishedAt.slice(0, 4) !== year && (
                      <h2 className={classes('title below-8', styles.year)}>{year}</h2>
                    )}
                    <article className={classes('pad-y-16 rule-below', styles.entry)}>
                      <ReleasePicture heroUrl={heroUrl} />
                      <div>
                        <p className={classes('small muted')}>
                          <time dateTime={publishedAt}>{longDateText(publishedAt.slice(0, 10))}</time>
                        </p>
                        <h3 className={classes('below-4 large bold', styles.entryTitle)}>
                          <Link to={`/media-releases/${slug}`} className={classes('text')}>
                            {title}
                          </Link>
                        </h3>
                        <p className={classes('muted loose')}>{summary}</p>
                      </div>
                    </article>
                  </li>
                );
              })}
            </ol>
            {releases.pages > 1 && (
              <Pager
                page={releases.page}
                pages={releases.pages}
                total={releases.count ?? undefined}
                size={list.view.size}
                onPage={(page) => list.changeView({ page })}
              />
            )}
          </>
        )}
      </Loaded>
      <PlainPages page={releases.page} pages={releases.pages} />
      <aside
        className={classes('above-32 pad-16 on-card rounded-card small lines-15', styles.onScreen)}
        aria-labelledby="for-the-press"
      >
        <h2 id="for-the-press" className={classes('below-4 normal bold')}>
          For the press
        </h2>
        <p>
          Questions and interviews: <a href={`mailto:${brand.email}`}>{brand.email}</a> or{' '}
          <a href={`tel:${brand.phoneLink}`} className={classes('nowrap')}>
            {brand.phone}
          </a>
          . New releases reach your feed reader by <a href="/media-releases/rss.xml">RSS</a>.
        </p>
      </aside>
    </Page>
  );
}
