import { ACCENT, letters, SEMIBOLD, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

export interface Party {
  /** 'From', 'To'. */
  title: string;
  lines: readonly string[];
}

/** Sender and recipient, side by side. */
export const Parties = ({ parties }: { parties: readonly Party[] }) => (
  <View style={{ flexDirection: 'row', gap: 24, marginBottom: 20 }} wrap={false}>
    {parties.map(({ title, lines }) => (
      <View key={title} style={{ flex: 1 }}>
        <Text style={{ ...letters(USUAL), fontWeight: SEMIBOLD, color: ACCENT }}>{title}</Text>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an address may be equal, and none ever moves
          <Text key={at} style={letters(USUAL)}>
            {line}
          </Text>
        ))}
      </View>
    ))}
    {/* A single party keeps to its half. */}
    {parties.length === 1 && <View style={{ flex: 1 }} />}
  </View>
);
