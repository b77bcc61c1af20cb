import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import Table from 'antd/es/table';
import type { ColumnType, ColumnsType, FilterDropdownProps } from 'antd/es/table/interface';
import type { ComponentProps, Key } from 'react';
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

/** The choices of a column's filter as boxes with names: those in antd's own menu have none (WCAG 4.1.2). */
const FilterMenu = ({
  column,
  selectedKeys,
  setSelectedKeys,
  confirm,
  clearFilters,
}: FilterDropdownProps & { column: ColumnType<Row> }) => {
  const options = (column.filters ?? []).map(({ text, value }) => ({ label: text, value: value as Key }));
  const legend = `Filter by ${titleOf(column)}`;
  return (
    <fieldset className={styles.filter} aria-label={legend}>
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
          }}
        >
          Clear
        </Button>
        <Button type="primary" onClick={() => confirm()}>
          Show
        </Button>
      </div>
    </fieldset>
  );
};

const withNamedFilter = (column: Column): Column =>
  'children' in column || column.filters === undefined || column.filterDropdown !== undefined
    ? column
    : { ...column, filterDropdown: (props) => <FilterMenu {...props} column={column} /> };

/** antd's Table, whose boxes say what they choose: a row by the text of its first column, a filter by its choices. */
const NamedTable = ({ columns, rowSelection, ...props }: Props) => {
  const first = columns?.[0];
  const nameOf = (row: Row): string => textIn(row, first) || 'this row';
  return (
    <Table<Row>
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
