import { INK, letters, SEMIBOLD } from './look.ts';
import { Text, View } from './primitives.ts';

/** The answer that a document was made for: what it is, the figure in large letters, what it means. */
export const Headline = ({ label, text, sentence }: { label: string; text: string; sentence: string }) => (
  <View
    wrap={false}
    style={{ backgroundColor: INK, borderRadius: 6, padding: 16, marginBottom: 6, color: '#ffffff' }}
  >
    <Text style={letters(10)}>{label}</Text>
    <Text style={{ ...letters(24, 1.35), fontWeight: SEMIBOLD }}>{text}</Text>
    <Text style={letters(10)}>{sentence}</Text>
  </View>
);
