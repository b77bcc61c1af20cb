import type { ReactNode } from 'react';
import { ACCENT, INK, letters, QUIET, SEMIBOLD, SMALL, USUAL } from './look.ts';
import { Text, View } from './primitives.ts';

/** Points of content that must fit below a heading; otherwise the heading moves to the next page. */
const WITH_IT = 60;

/** Title of the document in large letters, with lines that identify it. */
export const Title = ({ children, lines = [] }: { children: string; lines?: readonly string[] }) => (
  <View style={{ marginBottom: 20 }} bookmark={children}>
    <Text style={{ ...letters(22, 1.3), fontWeight: SEMIBOLD, color: INK }}>{children}</Text>
    {lines.map((line) => (
      <Text key={line} style={{ ...letters(10), color: QUIET }}>
        {line}
      </Text>
    ))}
  </View>
);

/** Heading that is also a bookmark in the PDF. */
export const Heading = ({ children }: { children: string }) => (
  <View bookmark={children} minPresenceAhead={WITH_IT} style={{ marginTop: 18, marginBottom: 6 }}>
    <Text style={{ ...letters(12), fontWeight: SEMIBOLD, color: ACCENT }}>{children}</Text>
  </View>
);

/** Heading with its content. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <View>
    <Heading>{title}</Heading>
    {children}
  </View>
);

export const Paragraph = ({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) => (
  <Text style={{ ...letters(quiet ? SMALL : USUAL), marginBottom: 6, ...(quiet ? { color: QUIET } : {}) }}>
    {children}
  </Text>
);
