import { INK, letters, QUIET, RULE, SEMIBOLD, SMALL, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

export interface Fact {
  label: string;
  /** Formatted, with its unit: 'R 1 234.56', '20 years'. */
  text: string;
  /** Explanation in smaller letters under the label. */
  note?: string;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Sets texts written by a person: left-aligned, in regular weight, with more room, because they can be long. */
  areWords?: boolean;
}

/** Text length above which a row may be split over two pages, because it could be taller than one. */
const MAY_BE_TALL = 600;

const figure = { flex: 2, textAlign: 'right', fontWeight: SEMIBOLD, color: INK } as const;
const words = { flex: 2, textAlign: 'left' } as const;

/**
 * Labels on the left, values on the right. Has no element around the rows: the engine would lose them if the element
 * comes first in its parent and no row fits on the page.
 */
export const Facts = ({ facts, areWords = false }: FactsProps) => (
  <>
    {facts.map(({ label, text, note }, at) => (
      <View
        // oxlint-disable-next-line react/no-array-index-key -- two facts may have one label, and none ever moves
        key={at}
        wrap={text.length > MAY_BE_TALL}
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: 16,
          paddingVertical: 4,
          borderBottomWidth: 0.5,
          borderBottomColor: RULE,
        }}
      >
        <View style={{ flex: areWords ? 1 : 3 }}>
          <Text style={{ ...letters(USUAL), ...(areWords ? { color: QUIET } : {}) }}>{label}</Text>
          {note !== undefined && <Text style={{ ...letters(SMALL), color: QUIET }}>{note}</Text>}
        </View>
        <Text style={{ ...letters(USUAL), ...(areWords ? words : figure) }}>{text}</Text>
      </View>
    ))}
  </>
);
