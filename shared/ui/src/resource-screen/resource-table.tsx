import type { AnyResource } from '@phila/contract/resources';
import { Link } from '@phila/platform';
import { Badge } from '../badge/index.ts';
import { classes } from '../classes/index.ts';
import type { Order } from '../data-table/index.ts';
import { ListTable, type ListTableProps } from '../list-table/index.ts';
import { Menu, type MenuItem } from '../menu/index.ts';
import { Picture } from '../picture/index.ts';
import { isNumber, isSortable } from '../record-list/index.ts';
import type { NameOf } from '../record-list/index.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import { ColumnEdge } from './column-edge.tsx';
import { publicationOf, publicationTones, publicationWords } from './publication.ts';
import { cellText, nameOfRow } from './resource-cell.ts';
import type { ResourceItem } from './resource-row.ts';
import styles from './resource-screen.module.css';

interface ResourceTableProps {
  resource: AnyResource;
  rows: readonly ResourceItem[];
  chosen: ChosenColumns;
  nameOf: NameOf;
  order: Order | null;
  onOrder: (order: Order | null) => void;
  busy: boolean;
  /** The ids that are chosen, on this page and others; undefined where nothing can be done with several. */
  selection: { ids: ReadonlySet<number>; onSelect: (ids: readonly number[]) => void } | undefined;
  /** The address at which a row is open. */
  addressOf: (id: string) => string;
  /** Whether what is open lies over it, so that nothing in it can be used. */
  isBehind: boolean;
  /** What can be done with one row, in its menu. */
  actionsOf: (row: ResourceItem) => MenuItem[];
}

type Columns = ListTableProps<ResourceItem>['columns'];

const orderFor = (order: Order | null, name: string): 'ascend' | 'descend' | null =>
  order?.field === name ? (order.descending ? 'descend' : 'ascend') : null;

/** A date or an amount stays on one line. */
const ONE_LINE = 18;

/** Cells are short: what is long is read on the row's own page. */
const LONGEST = 80;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The rows of a resource as a list's table: sorted by their heads, chosen by boxes, each opened by its name. */
export const ResourceTable = (props: ResourceTableProps) => {
  const { resource, rows, chosen, nameOf, order, onOrder, busy, selection, addressOf, isBehind, actionsOf } =
    props;
  const firstPicture = Object.keys(resource.pictures)[0];
  const columns: Columns = [
    ...chosen.columns.map(({ name, field }): Columns[number] => ({
      key: name,
      dataIndex: name,
      title: (
        <>
          {field.label}
          <ColumnEdge onWidth={(width) => chosen.setWidth(name, width)} />
        </>
      ),
      ...(chosen.widths[name] === undefined ? {} : { width: chosen.widths[name] }),
      ...(isNumber({ name, field }) ? { align: 'right' as const } : {}),
      ...(isSortable({ name, field })
        ? { sorter: true, sortOrder: orderFor(order, name), sortDirections: ['ascend', 'descend'] }
        : {}),
      render: (_: unknown, row: ResourceItem) => {
        const text = shortened(cellText(name, field, row, nameOf));
        if (name !== resource.named)
          return text.length > ONE_LINE ? text : <span className={classes('nowrap')}>{text}</span>;
        const picture = firstPicture === undefined ? undefined : (row.pictures[firstPicture] ?? null);
        return (
          <span className={styles.name}>
            {picture !== undefined && (
              <Picture className={styles.thumb} src={picture} alt="" width={40} height={40} fit="contain" />
            )}
            <Link to={addressOf(String(row.id))} className={classes('strong')} data-row={row.id}>
              {text || nameOfRow(resource, row)}
            </Link>
          </span>
        );
      },
    })),
    ...(resource.isPublished
      ? [
          {
            key: 'publication',
            title: 'State',
            render: (_: unknown, row: ResourceItem) => {
              const state = publicationOf(row.publishedAt);
              return <Badge tone={publicationTones[state]}>{publicationWords[state]}</Badge>;
            },
          },
        ]
      : []),
    {
      key: 'actions',
      title: <span className={classes('unseen')}>Actions</span>,
      width: 56,
      render: (_: unknown, row: ResourceItem) => (
        <Menu label={`Actions for ${nameOfRow(resource, row)}`} items={actionsOf(row)} />
      ),
    },
  ];
  const onPage = new Set(rows.map(({ id }) => id));
  return (
    <div
      className={styles.table}
      aria-busy={busy || undefined}
      data-chosen-from={selection === undefined ? undefined : ''}
    >
      <ListTable<ResourceItem>
        rowKey="id"
        size={chosen.isDense ? 'small' : 'middle'}
        columns={columns}
        dataSource={rows}
        isBehind={isBehind}
        // As wide as its place, long texts on several lines; only what has no room even so is moved sideways.
        scroll={{ x: true }}
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const field = one?.columnKey;
          onOrder(
            one?.order && field !== undefined
              ? { field: String(field), descending: one.order === 'descend' }
              : null,
          );
        }}
        {...(selection === undefined
          ? {}
          : {
              rowSelection: {
                selectedRowKeys: [...selection.ids],
                preserveSelectedRowKeys: true,
                // Those of other pages stay chosen, whatever is pressed on this one.
                onChange: (keys) =>
                  selection.onSelect([
                    ...[...selection.ids].filter((id) => !onPage.has(id)),
                    ...keys.map(Number).filter((id) => onPage.has(id)),
                  ]),
                getCheckboxProps: (row) => ({ 'aria-label': `Choose ${nameOfRow(resource, row)}` }) as object,
              },
            })}
      />
    </div>
  );
};
