import { INK, letters, QUIET, RULE, SEMIBOLD, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

export interface Sum {
  label: string;
  /** 'R 1 234.56'. */
  amount: string;
  /** Marks the final total. */
  isTotal?: boolean;
}

/** Rows of money on the right, the total in larger letters, never split over two pages. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <View wrap={false} style={{ alignSelf: 'flex-end', width: 264, marginTop: 10, marginBottom: 12 }}>
    {sums.map(({ label, amount, isTotal = false }) => (
      <View
        key={label}
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 12,
          paddingVertical: 3,
          ...(isTotal ? { borderTopWidth: 1, borderTopColor: RULE, marginTop: 4, paddingTop: 7 } : {}),
        }}
      >
        <Text
          style={{
            ...letters(isTotal ? 10.5 : USUAL),
            color: isTotal ? INK : QUIET,
            ...(isTotal ? { fontWeight: SEMIBOLD } : {}),
          }}
        >
          {label}
        </Text>
        <Text
          style={{
            ...letters(isTotal ? 13 : USUAL),
            textAlign: 'right',
            color: INK,
            ...(isTotal ? { fontWeight: SEMIBOLD } : {}),
          }}
        >
          {amount}
        </Text>
      </View>
    ))}
  </View>
);
