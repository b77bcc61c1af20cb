import FilterFilled from '@ant-design/icons/es/icons/FilterFilled';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import Table from 'antd/es/table';
import type { ColumnType, ColumnsType, FilterDropdownProps } from 'antd/es/table/interface';
import { useEffect, useRef, type ComponentProps, type Key } from 'react';
import { useEscape } from '../overlays/floating/index.ts';
import { useScrolledByKeys } from './scrolled-by-keys.ts';
import styles from './table.module.css';

type Row = object;
type Props = ComponentProps<typeof Table<Row>>;
type Column = ColumnsType<Row>[number];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textIn = (row: Row, column: Column | undefined): string => {
  if (column === undefined || 'children' in column || column.dataIndex === undefined) return '';
  const path = [column.dataIndex].flat().map(String);
  const value = path.reduce<unknown>((from, key) => (isObject(from) ? from[key] : undefined), row);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const titleOf = ({ title }: Column): string => (typeof title === 'string' ? title : 'this column');

const legendOf = (column: Column): string => `Filter by ${titleOf(column)}`;

/**
 * The icon that opens a column's filter. Gives antd's button around it a tab stop and a name, because it has neither
 * (WCAG 2.1.1, 4.1.2).
 */
const FilterIcon = ({ legend, filtered }: { legend: string; filtered: boolean }) => {
  const icon = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = icon.current?.closest<HTMLElement>('[role="button"]');
    // Leaves out antd's hidden row for measuring columns, because it repeats the icons.
    if (!button || button.closest('[aria-hidden="true"]')) return undefined;
    button.tabIndex = 0;
    button.setAttribute('aria-label', filtered ? `${legend}, in use` : legend);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      // Keeps the key from the header: the header would sort.
      event.stopPropagation();
      button.click();
    };
    button.addEventListener('keydown', press);
    return () => button.removeEventListener('keydown', press);
  }, [legend, filtered]);
  return (
    <span ref={icon}>
      <FilterFilled />
    </span>
  );
};

/** The filter's choices as boxes with names, because antd's own menu has no names (WCAG 4.1.2). */
const FilterMenu = ({
  column,
  selectedKeys,
  setSelectedKeys,
  confirm,
  clearFilters,
  close,
  visible,
}: FilterDropdownProps & { column: ColumnType<Row> }) => {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!visible) return;
    opener.current = document.activeElement;
    menu.current?.querySelector('input')?.focus();
  }, [visible]);
  const giveBack = (): void => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useEscape(visible, menu, () => {
    close();
    giveBack();
  });
  const options = (column.filters ?? []).map(({ text, value }) => ({ label: text, value: value as Key }));
  const legend = legendOf(column);
  return (
    // Handles keys that bubble from the boxes and buttons. Cannot be a <dialog>, because that needs showModal() and
    // antd places it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys from the controls inside
    <div
      ref={menu}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="dialog"
      tabIndex={-1}
      className={styles.filter}
      aria-label={legend}
      onKeyDown={(event) => {
        // Keeps the keys from the header, because it sorts, and from a dialog around the table.
        event.stopPropagation();
      }}
    >
      {column.filterMultiple === false ? (
        <Radio.Group
          vertical
          name={legend}
          options={options}
          value={selectedKeys[0]}
          onChange={({ target }) => setSelectedKeys([target.value as Key])}
        />
      ) : (
        <Checkbox.Group
          className={styles.boxes ?? ''}
          options={options}
          value={selectedKeys as Key[]}
          onChange={(keys) => setSelectedKeys(keys)}
        />
      )}
      <div className={styles.foot}>
        <Button
          onClick={() => {
            clearFilters?.();
            confirm();
            giveBack();
          }}
        >
          Clear
        </Button>
        <Button
          type="primary"
          onClick={() => {
            confirm();
            giveBack();
          }}
        >
          Show
        </Button>
      </div>
    </div>
  );
};

const withNamedFilter = (column: Column): Column =>
  'children' in column || column.filters === undefined || column.filterDropdown !== undefined
    ? column
    : {
        filterIcon: (filtered) => <FilterIcon legend={legendOf(column)} filtered={filtered} />,
        ...column,
        filterDropdown: (props) => <FilterMenu {...props} column={column} />,
      };

/**
 * antd's Table with names for its boxes: a row's by the text of its first column, a filter's by its choices. Keys
 * scroll it where it is wider than its place.
 */
const NamedTable = ({ columns, rowSelection, ...props }: Props) => {
  const first = columns?.[0];
  const nameOf = (row: Row): string => textIn(row, first) || 'this row';
  const table = useScrolledByKeys(props.scroll?.x !== undefined);
  return (
    <Table<Row>
      ref={table}
      {...props}
      {...(columns === undefined ? {} : { columns: columns.map(withNamedFilter) })}
      {...(rowSelection === undefined
        ? {}
        : {
            rowSelection: {
              ...rowSelection,
              getCheckboxProps: (row) => ({
                'aria-label': `Select ${nameOf(row)}`,
                ...rowSelection.getCheckboxProps?.(row),
              }),
              getTitleCheckboxProps: () => ({
                'aria-label': 'Select all on this page',
                ...rowSelection.getTitleCheckboxProps?.(),
              }),
            },
          })}
    />
  );
};

export default Object.assign(NamedTable, Table) as unknown as typeof Table;
