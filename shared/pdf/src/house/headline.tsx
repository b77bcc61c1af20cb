import { INK, letters, SEMIBOLD } from './look.ts';
import { Text, View } from './primitives.ts';

export interface HeadlineProps {
  label: string;
  text: string;
  /** What belongs to the figure: in the rand of which day it is, what comes on top of it. */
  note?: string;
  sentence: string;
}

/** The answer that a document was made for: what it is, the figure in large letters, what it means. */
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
