import { GROUND, letters, QUIET, RULE, SEMIBOLD } from './look.ts';
import { Text, View } from './primitives.ts';

export interface TableColumn {
  label: string;
  /** Its share of the width, beside those of the other columns. */
  share: number;
  /** Figures stand on the right, so that their digits are below each other. */
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
  /** A text for each column. */
  rows: readonly (readonly string[])[];
  /** Smaller letters, where there are many columns. */
  small?: boolean;
}

/** Figures in rows. The heading stands on every page that the rows go on to, and no row is parted. */
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
        // oxlint-disable-next-line react/no-array-index-key -- its place is what tells the rows of a schedule apart
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
