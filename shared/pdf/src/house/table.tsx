import { GROUND, letters, QUIET, RULE, SEMIBOLD } from './look.ts';
import { Text, View } from './primitives.ts';

export interface TableColumn {
  label: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  /** Aligns figures to the right, so that their digits line up. */
  isFigure?: boolean;
}

const cellStyle = ({ share, isFigure = false }: TableColumn, size: number) => ({
  ...letters(size, 1.35),
  paddingHorizontal: 4,
  flexGrow: share,
  flexShrink: 1,
  flexBasis: 0,
  textAlign: isFigure ? ('right' as const) : ('left' as const),
});

interface TableProps {
  columns: readonly TableColumn[];
  /** Rows with a text for each column. */
  rows: readonly (readonly string[])[];
  /** Smaller letters, for tables with many columns. */
  small?: boolean;
}

/** Table with a heading repeated on every page; rows are never split. */
export const Table = ({ columns, rows, small = columns.length > 5 }: TableProps) => (
  <View>
    <View
      fixed
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        backgroundColor: GROUND,
        paddingVertical: 5,
        fontWeight: SEMIBOLD,
        color: QUIET,
      }}
    >
      {columns.map((column) => (
        <Text key={column.label} style={cellStyle(column, small ? 7.5 : 9)}>
          {column.label}
        </Text>
      ))}
    </View>
    {rows.map((row, at) => (
      <View
        // oxlint-disable-next-line react/no-array-index-key -- only the position tells the rows of a schedule apart
        key={at}
        wrap={false}
        style={{
          flexDirection: 'row',
          paddingVertical: small ? 3 : 5,
          borderBottomWidth: 0.5,
          borderBottomColor: RULE,
        }}
      >
        {columns.map((column, place) => (
          <Text key={column.label} style={cellStyle(column, small ? 7.5 : 9)}>
            {row[place] ?? ''}
          </Text>
        ))}
      </View>
    ))}
  </View>
);
