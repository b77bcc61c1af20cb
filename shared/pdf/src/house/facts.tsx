import { INK, letters, QUIET, RULE, SEMIBOLD, SMALL, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

export interface Fact {
  label: string;
  /** Already in words, with its unit: 'R 1 234.56', '20 years'. */
  text: string;
  /** What it means, in smaller letters under the label. */
  note?: string;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Texts that a person wrote, which may be long: they begin on the left, in usual letters, with more room. */
  areWords?: boolean;
}

/** From this many letters on a row may be parted between two pages: it could be taller than one. */
const MAY_BE_TALL = 600;

const figure = { flex: 2, textAlign: 'right', fontWeight: SEMIBOLD, color: INK } as const;
const words = { flex: 2, textAlign: 'left' } as const;

/**
 * What something is: a label on the left, its value on the right. Without an element around them: where such an element
 * is the first in its parent and none of its rows fits on the page, the engine leaves it there and loses its rows.
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
