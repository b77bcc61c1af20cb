import type { Path } from '@phila/contract/records';
import { type AnyResource, publicationStates } from '@phila/contract/resources';
import { messageOf, notify, send, useMay } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { AdminList } from '../../lists/admin-list/index.ts';
import { Button } from '../../controls/button/index.ts';
import { Check } from '../../controls/check/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Confirm } from '../../overlays/dialog/index.ts';
import { Empty } from '../../feedback/empty/index.ts';
import { useFocusReturn } from '../../overlays/focus-return/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Input } from '../../controls/input/index.ts';
import { useListKeys, useListReturn, useListRows, useTypedSearch } from '../../lists/list/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import { Menu, type MenuItem } from '../../controls/menu/index.ts';
import { MainAction, Page } from '../../layout/page/index.ts';
import { Pager } from '../../lists/pager/index.ts';
import { useNames } from '../../lists/record-list/index.ts';
import { sheetItems, type SheetOf } from '../../lists/save-sheet/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { Undo } from '../../feedback/undo/index.ts';
import { sortText } from '../../lists/data-table/table-column.ts';
import { Popover, Segmented } from './antd-around.ts';
import { useChosenColumns, type ChosenColumns } from './chosen-columns.ts';
import { filterChips, hasFilters } from './filter-chips.ts';
import { publicationWords } from './publication.ts';
import { idOfRow, SIZES, useResourceAddress, type RowsState } from './resource-address.ts';
import { everyColumn, nameOfRow } from './resource-cell.ts';
import type { Preview } from './resource-form.tsx';
import type { ResourceItem } from './resource-row.ts';
import { resourceColumns } from './resource-columns.tsx';
import type { RowParts } from './row-drawer.tsx';
import { addWords, countOfRows, pluralHead } from './resource-words.ts';
import { refreshRows, useBulkJobs } from './use-bulk-jobs.ts';
import { useListChoices } from './use-list-choices.ts';
import { useResourceCalls } from './use-resource-calls.ts';
import { useResourceWrites, type WriteResult } from './use-resource-writes.ts';
import { ViewsMenu } from './views-menu.tsx';
import styles from './resource-screen.module.css';

export interface ResourceScreenProps {
  resource: AnyResource;
  title: string;
  /** A sentence below the heading. */
  sentence: string;
  /** Says why to add rows, while there are none. */
  why?: string;
  /** Other reads that depend on these rows, fetched again after a change. */
  refreshes?: readonly { path: Path }[];
  /** Draws the row as it will look, beside its form. */
  preview?: Preview;
  /** Draws further parts of a row, each in a tab beside its form. */
  parts?: RowParts;
  /** Gives the address of the page that shows a row on the site. */
  pageOf?: (row: ResourceItem) => string;
  /** Drawn above the list. */
  above?: ReactNode;
}

interface SearchProps {
  label: string;
  value: string;
  onSearch: (term: string) => void;
}

/** A search box that searches once the person pauses. */
const Search = ({ label, value, onSearch }: SearchProps) => {
  const [typed, type] = useTypedSearch(value, onSearch);
  return (
    <Input
      className={styles.search ?? ''}
      type="search"
      aria-label={label}
      placeholder="Search"
      autoComplete="off"
      maxLength={100}
      prefix={<Icon name="search" size={18} />}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
};

// Keep this chunk's name: the document for an open row lists its files (shared/tooling/webpack/shell-manifest.mjs).
const RowDrawer = lazyDialog(
  () => import(/* webpackChunkName: "row-drawer" */ './row-drawer.tsx'),
  'what you opened',
);
const ImportDrawer = lazyDialog(() => import('./import-drawer.tsx'), 'the import');
const ResourceFilters = lazy(() => import('./resource-filters.tsx'), { what: 'the filters', height: 72 });
const BulkJobs = lazy(() => import('./bulk-jobs.tsx'), { what: 'your changes of many rows', standIn: null });
const BulkBar = lazy(() => import('./bulk-bar.tsx'), {
  what: 'what can be done with several rows',
  standIn: null,
});

/** Pixels that a press adds to a column's width, and the assumed width of a column without a chosen one. */
const WIDTH_STEP = 40;
const USUAL_WIDTH = 160;

interface ColumnsProps {
  resource: AnyResource;
  chosen: ChosenColumns;
}

/** Chooses the list's columns, their widths, and the density of its rows. */
const ColumnsMenu = ({ resource, chosen }: ColumnsProps) => {
  const [isOpen, setOpen] = useState(false);
  const widen = (name: string, by: number) =>
    chosen.setWidth(name, (chosen.widths[name] ?? USUAL_WIDTH) + by);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        // Makes the menu a landmark, because antd draws it outside the page's landmarks.
        <section className={styles.columns} aria-label="Columns">
          <p className={classes('strong below-8')}>Columns</p>
          {everyColumn(resource).map(({ name, field }) => (
            <div key={name} className={styles.width}>
              <Check
                checked={chosen.isShown(name)}
                disabled={name === resource.named}
                onChange={() => chosen.toggle(name)}
              >
                {field.label}
              </Check>
              {chosen.isShown(name) && (
                <span className={classes('row')}>
                  <IconButton
                    icon="remove"
                    size={16}
                    label={`Make ${field.label} narrower`}
                    onClick={() => widen(name, -WIDTH_STEP)}
                  />
                  <IconButton
                    icon="add"
                    size={16}
                    label={`Make ${field.label} wider`}
                    onClick={() => widen(name, WIDTH_STEP)}
                  />
                </span>
              )}
            </div>
          ))}
          {Object.keys(chosen.widths).length > 0 && (
            <Button type="text" size="small" onClick={chosen.resetWidths}>
              Usual widths
            </Button>
          )}
          <p className={classes('strong above-12 below-8')}>Rows</p>
          <Check checked={chosen.isDense} onChange={() => chosen.setDense(!chosen.isDense)}>
            Compact rows
          </Check>
        </section>
      }
    >
      <Button icon={<Icon name="list" size={18} />} aria-expanded={isOpen}>
        Columns
      </Button>
    </Popover>
  );
};

/** The last change that can be undone: its text, and the name of the write. */
interface Done {
  operation: string;
  text: string;
}

/**
 * The whole screen for administering a resource, from its definition: search, filters and order in the address, a form
 * beside the list with its own address, pictures, publication, history, bulk changes, files in and out, and Undo by the
 * service.
 */
export const ResourceScreen = (props: ResourceScreenProps) => {
  const { resource, title, sentence, why, refreshes, preview, parts, pageOf, above } = props;
  const canWrite = useMay(`${resource.capability}.write`);
  const choices = useListChoices(resource);
  const address = useResourceAddress(resource, choices.size);
  const opened = choices.views.find(({ id }) => id === address.viewId) ?? null;
  const calls = useResourceCalls(resource);
  const { list, found, shown } = address;
  const { view } = list;
  const read = useListRows(calls.list, list, { input: { query: address.asked }, count: calls.count });
  const rows = read.rows as readonly ResourceItem[];
  const writes = useResourceWrites(resource, refreshes);
  const jobs = useBulkJobs(resource, read.state === 'ready', () => refreshRows(calls, refreshes ?? []));
  const nameOf = useNames(resource);
  const chosen = useChosenColumns(resource, choices, opened);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  // Keeps the bar mounted after the first choice: it shows refused rows even when the choice is gone.
  const [hasChosen, setHasChosen] = useState(false);
  const [isFiltering, setFiltering] = useState(() => Object.keys(address.filters).length > 0);
  const [isImporting, setImporting] = useState(false);
  const [removing, setRemoving] = useState<ResourceItem | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const jobsPlace = useRef<HTMLDivElement>(null);
  // Waits for the dialog to return the focus first.
  const returnFocus = useFocusReturn(removing === null);
  const isBehind = list.open !== null;
  // Draws the list after the drawer if the address opens a row.
  const [isListDrawn, setListDrawn] = useState(!isBehind);
  const drawList = useCallback(() => startTransition(() => setListDrawn(true)), []);
  // Reads the drawer's row while its code loads.
  const openId = idOfRow(list.open);
  useQuery(calls.read.query({ params: { id: openId ?? 0 } }, { enabled: openId !== null }));
  useListKeys(place);
  useListReturn(place);

  // Opens the view that the person set to start with, if the address asks for nothing else.
  const isFresh = useRef(address.text === '' && address.viewId === null);
  const first = choices.views.find(({ id }) => id === choices.viewId);
  const { openView } = address;
  useEffect(() => {
    if (!isFresh.current || !choices.isKnown) return;
    isFresh.current = false;
    if (first !== undefined && address.text === '' && list.open === null) openView(first, 'replace');
  }, [choices.isKnown, first, address.text, list.open, openView]);

  const clear = () => {
    setSelected(new Set());
    setAll(false);
  };
  const asked = JSON.stringify(found);
  const [askedBefore, setAskedBefore] = useState(asked);
  // Clears the choice when the filters change, because it was made among other rows.
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    clear();
  }

  /** Reports a change, with Undo if it can be undone. */
  const say = (operation: string | null, text: string) => {
    setDone(operation === null ? null : { operation, text });
    if (operation === null) notify({ severity: 'success', text });
  };
  const onWritten = (written: WriteResult, text: string) => {
    if (written !== null) say(written.operation, text);
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    }
  };
  const remove = (row: ResourceItem) =>
    attempt(async () => onWritten(await writes.remove(row), `${nameOfRow(resource, row)} removed`));
  const restore = (row: ResourceItem) =>
    attempt(async () => onWritten(await writes.restore(row), `${nameOfRow(resource, row)} restored`));
  const move = (row: ResourceItem, by: -1 | 1) =>
    attempt(async () => {
      const beside = rows[rows.findIndex(({ id }) => id === row.id) + by];
      const other = beside ?? (await onNextPage(by));
      if (other === undefined) return;
      const answer = await writes.order(by === -1 ? [row.id, other.id] : [other.id, row.id]);
      if (answer === null) return;
      say(answer.operation, `${nameOfRow(resource, row)} moved`);
      if (beside !== undefined) return;
      list.changeView({ page: view.page + by });
    });
  const sort = sortText(view.order);
  const query = { ...found, ...(sort === '' ? {} : { Sort: sort }) };
  /** Finds the row to swap places with at the end of a page. */
  const onNextPage = async (by: -1 | 1): Promise<ResourceItem | undefined> => {
    const asked = { ...query, PageNumber: view.page + by, PageSize: view.size };
    const { items } = await send(calls.list, { query: asked as never });
    return (items as readonly ResourceItem[]).at(by === -1 ? -1 : 0);
  };
  const sheetOf: SheetOf = (Format) => writes.exportRows({ ...query, Format });

  /** True if rows can be moved: the list is in the rows' own order and has no filter. */
  const isInOrder =
    resource.orderedBy !== null &&
    view.order === null &&
    view.search === '' &&
    shown !== 'removed' &&
    Object.keys(address.filters).length === 0;

  const actionsOf = (row: ResourceItem): MenuItem[] => {
    const at = rows.findIndex(({ id }) => id === row.id);
    return [
      {
        text: canWrite && row.removedAt === null ? 'Edit' : 'View',
        icon: 'edit',
        onSelect: () => list.openRow(String(row.id)),
      },
      ...(canWrite && isInOrder
        ? [
            {
              text: 'Move up',
              icon: 'up' as const,
              disabled: at <= 0 && view.page === 1,
              onSelect: () => void move(row, -1),
            },
            {
              text: 'Move down',
              disabled: at === rows.length - 1 && view.page >= read.pages,
              onSelect: () => void move(row, 1),
            },
          ]
        : []),
      ...(canWrite && row.removedAt !== null && resource.isRestorable
        ? [{ text: 'Restore', icon: 'refresh' as const, onSelect: () => void restore(row) }]
        : []),
      ...(canWrite && row.removedAt === null
        ? [
            {
              text: 'Remove',
              icon: 'delete' as const,
              tone: 'danger' as const,
              onSelect: () => setRemoving(row),
            },
          ]
        : []),
    ];
  };

  const menuOf = (row: ResourceItem) => (
    <Menu label={`Actions for ${nameOfRow(resource, row)}`} items={actionsOf(row)} />
  );

  const states: { value: RowsState; label: string }[] = [
    { value: 'all', label: 'All' },
    ...(resource.isPublished
      ? publicationStates.map((state) => ({ value: state, label: publicationWords[state] }))
      : []),
    ...(resource.isRestorable ? [{ value: 'removed' as const, label: 'Removed' }] : []),
  ];
  const isNarrowed = view.search.trim() !== '' || Object.keys(address.filters).length > 0;
  const add = () => list.openRow('new');

  return (
    <Page title={title} sentence={sentence}>
      {canWrite && (
        <MainAction text={addWords(resource)} icon={<Icon name="add" size={18} />} onClick={add}>
          {addWords(resource)}
        </MainAction>
      )}
      {above !== undefined && <div className={classes('below-16')}>{above}</div>}
      <Surface label={title} className={styles.surface}>
        <div ref={place}>
          <AdminList<ResourceItem>
            label={pluralHead(resource)}
            columns={resourceColumns({ resource, chosen, nameOf, linkTo: list.linkTo })}
            rows={
              isListDrawn
                ? { ...read.reading, data: read.reading.data && rows }
                : { ...read.reading, data: undefined }
            }
            keyOf={({ id }) => String(id)}
            nameOf={(row) => nameOfRow(resource, row)}
            actions={menuOf}
            selection={
              canWrite
                ? {
                    ids: new Set([...selected, ...(isAll ? rows.map(({ id }) => id) : [])].map(String)),
                    onChoose: (ids) => {
                      setAll(false);
                      setHasChosen(true);
                      setSelected(new Set([...ids].map(Number)));
                    },
                  }
                : undefined
            }
            order={view.order}
            onSort={(order) => list.changeView({ order })}
            busy={read.busy}
            isDense={chosen.isDense}
            failure="The list could not be loaded. Please try again."
            tools={
              <>
                <div className={styles.tools}>
                  <Search
                    label={`Search ${resource.plural}`}
                    value={view.search}
                    onSearch={(search) => list.changeView({ search })}
                  />
                  {states.length > 1 && (
                    <div className={styles.states}>
                      <Segmented<RowsState>
                        aria-label="Which rows"
                        options={states}
                        value={shown}
                        onChange={address.show}
                      />
                    </div>
                  )}
                  <div className={styles.menus}>
                    {hasFilters(resource) && (
                      <Button
                        aria-expanded={isFiltering}
                        icon={<Icon name="filter" size={18} />}
                        onClick={() => setFiltering(!isFiltering)}
                      >
                        Filters
                      </Button>
                    )}
                    <ColumnsMenu resource={resource} chosen={chosen} />
                    <div className={classes('row gap-4 push')}>
                      <ViewsMenu
                        resource={resource}
                        choices={choices}
                        view={opened}
                        shown={{ address: address.text, columns: [...chosen.names] }}
                        onOpen={address.openView}
                      />
                      <Menu
                        label={`More for ${resource.plural}`}
                        items={[
                          ...sheetItems('Save these', resource.name, sheetOf),
                          ...(canWrite
                            ? [
                                {
                                  text: 'Import a file',
                                  icon: 'upload' as const,
                                  onSelect: () => setImporting(true),
                                },
                              ]
                            : []),
                        ]}
                      />
                    </div>
                  </div>
                </div>
                {isFiltering && <ResourceFilters resource={resource} address={address} />}
                {/* Mounted without jobs too: it takes the focus when its last job goes. */}
                <div ref={jobsPlace} tabIndex={-1} className={styles['jobs-place']}>
                  {jobs.length > 0 && (
                    <BulkJobs
                      resource={resource}
                      jobs={jobs}
                      writes={writes}
                      canWrite={canWrite}
                      onAct={() => returnFocus(jobsPlace)}
                    />
                  )}
                </div>
              </>
            }
            chips={filterChips(resource, address, nameOf)}
            {...(isNarrowed ? { onClear: address.clearFilters } : {})}
            empty={
              <Empty
                title={
                  isNarrowed
                    ? `No ${resource.plural} match`
                    : shown === 'removed'
                      ? `No removed ${resource.plural}`
                      : `No ${resource.plural} yet`
                }
                action={
                  isNarrowed ? (
                    <Button onClick={address.clearFilters}>Clear search and filters</Button>
                  ) : canWrite && shown === 'all' ? (
                    <Button type="primary" onClick={add}>
                      {addWords(resource)}
                    </Button>
                  ) : undefined
                }
              >
                {isNarrowed ? 'Try other words, or fewer filters.' : shown === 'all' ? why : undefined}
              </Empty>
            }
            paging={
              <>
                {hasChosen && (
                  <BulkBar
                    resource={resource}
                    chosen={selected}
                    isAll={isAll}
                    onAll={() => setAll(true)}
                    onClear={clear}
                    count={read.count}
                    isCapped={read.isCapped}
                    address={address}
                    writes={writes}
                    onDone={({ operation, job }, text) => {
                      clear();
                      if (job === undefined) say(operation, text);
                      else {
                        setDone(null);
                        returnFocus(jobsPlace);
                      }
                    }}
                  />
                )}
                <Pager
                  page={read.page}
                  pages={read.pages}
                  total={read.count ?? undefined}
                  size={view.size}
                  sizes={SIZES.toSorted((one, other) => one - other)}
                  onPage={(page) => list.changeView({ page })}
                  onSize={(size) => {
                    choices.choose({ size });
                    list.changeView({ size });
                  }}
                >
                  <output className={styles.count}>
                    {read.count === null ? '' : countOfRows(resource, read.count, read.isCapped)}
                  </output>
                </Pager>
              </>
            }
          />
          {done !== null && (
            <div className={styles.undo}>
              <Undo
                key={done.operation}
                onUndo={async () => {
                  const answer = await writes.undo(done.operation);
                  const kept = answer?.rows.find(({ isDone }) => !isDone);
                  if (kept !== undefined)
                    notify({ severity: 'error', text: `${kept.name}: ${kept.message ?? 'not taken back'}` });
                }}
                onEnd={() => setDone(null)}
              >
                {done.text}
              </Undo>
            </div>
          )}
        </div>
      </Surface>
      {list.open !== null && (
        <RowDrawer
          key={list.open}
          resource={resource}
          open={list.open}
          canWrite={canWrite}
          writes={writes}
          preview={preview}
          parts={parts}
          pageOf={pageOf}
          onDrawn={drawList}
          onWritten={onWritten}
          onOpen={list.openRow}
          onClose={() => list.openRow(null)}
        />
      )}
      {isImporting && (
        <ImportDrawer
          resource={resource}
          sheetOf={sheetOf}
          onImported={(operation, text) => setDone({ operation, text })}
          onClose={() => setImporting(false)}
        />
      )}
      {removing !== null && (
        <Confirm
          title={`Remove ${nameOfRow(resource, removing)}?`}
          confirm="Remove"
          cancel="Keep it"
          onConfirm={() => {
            setRemoving(null);
            void remove(removing);
          }}
          onCancel={() => setRemoving(null)}
        >
          {resource.isRestorable
            ? 'It is kept among the removed rows and can be restored.'
            : 'It is removed from the site.'}
        </Confirm>
      )}
      {writes.dialog}
    </Page>
  );
};
