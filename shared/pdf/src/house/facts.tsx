import { INK, letters, QUIET, RULE, SEMIBOLD, SMALL, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

export interface Fact {
  label: string;
  /** Already in words, with its unit: 'R 1 234.56', '20 years'. */
  text: string;
  /** What it means, in smaller letters under the label. */
  note?: string;
}

/** What something is: a label on the left, its value on the right. No row is parted between two pages. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <View>
    {facts.map(({ label, text, note }, at) => (
      <View
        // oxlint-disable-next-line react/no-array-index-key -- two facts may have one label, and none ever moves
        key={at}
        wrap={false}
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: 16,
          paddingVertical: 4,
          borderBottomWidth: 0.5,
          borderBottomColor: RULE,
        }}
      >
        <View style={{ flex: 3 }}>
          <Text style={letters(USUAL)}>{label}</Text>
          {note !== undefined && <Text style={{ ...letters(SMALL), color: QUIET }}>{note}</Text>}
        </View>
        <Text style={{ ...letters(USUAL), flex: 2, textAlign: 'right', fontWeight: SEMIBOLD, color: INK }}>
          {text}
        </Text>
      </View>
    ))}
  </View>
);
