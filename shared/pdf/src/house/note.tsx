import { GOLD, GROUND, INK, letters, SEMIBOLD, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

interface NoteProps {
  title?: string;
  /** Sentences, one a line. */
  lines: readonly string[];
}

/** Remark set apart from the rest. */
export const Note = ({ title, lines }: NoteProps) => (
  <View
    wrap={false}
    style={{
      backgroundColor: GROUND,
      borderLeftWidth: 3,
      borderLeftColor: GOLD,
      paddingVertical: 8,
      paddingHorizontal: 12,
      marginVertical: 8,
    }}
  >
    {title !== undefined && (
      <Text style={{ ...letters(USUAL), fontWeight: SEMIBOLD, color: INK }}>{title}</Text>
    )}
    {lines.map((line) => (
      <Text key={line} style={letters(USUAL)}>
        {line}
      </Text>
    ))}
  </View>
);
