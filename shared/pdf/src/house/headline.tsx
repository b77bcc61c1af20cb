import { INK, letters, SEMIBOLD } from './look.ts';
import { Text, View } from './primitives.ts';

export interface HeadlineProps {
  label: string;
  text: string;
  /** Remark on the figure, such as the day whose rand it is in, or an extra cost. */
  note?: string;
  sentence: string;
}

/** Main result of a document: its name, the figure in large letters, its meaning. */
export const Headline = ({ label, text, note, sentence }: HeadlineProps) => (
  <View
    wrap={false}
    style={{ backgroundColor: INK, borderRadius: 6, padding: 16, marginBottom: 6, color: '#ffffff' }}
  >
    <Text style={letters(10)}>{label}</Text>
    <Text style={{ ...letters(24, 1.35), fontWeight: SEMIBOLD }}>{text}</Text>
    {note !== undefined && <Text style={letters(10)}>{note}</Text>}
    <Text style={letters(10)}>{sentence}</Text>
  </View>
);
