import type { ReactNode } from 'react';
import { PAGE_NUMBERS } from '../drawn/drawn-node.ts';
import { ACCENT, FAMILY, GOLD, INK, MARGIN, PAGE_WIDTH, QUIET, RULE, SMALL, TEXT, USUAL } from './look.ts';
import { Document, Page, Rect, Svg, Text, View } from './primitives.ts';

export interface HouseDocumentProps {
  /** What a reader's window and list of files show: 'Tax invoice INV-2026-000001'. */
  title: string;
  subject?: string;
  author: string;
  /**
   * The moment that it tells of. It is the file's date as well, so that the same document is the same bytes however
   * often it is made.
   */
  at: Date;
  /** Stands on the left of every footer, before the page's number. */
  footer: string;
  children: ReactNode;
}

/** Points of the band above, in which the three colours take turns as in the site's own. */
const BAND = 8;
const PART = 24;
const COLOURS = [ACCENT, INK, GOLD] as const;

const Band = () => (
  <View fixed style={{ position: 'absolute', top: 0, left: 0, right: 0 }}>
    <Svg width={PAGE_WIDTH} height={BAND} viewBox={`0 0 ${PAGE_WIDTH} ${BAND}`}>
      {Array.from({ length: Math.ceil(PAGE_WIDTH / PART) }, (_, at) => (
        <Rect
          key={at * PART}
          x={at * PART}
          y={0}
          width={PART}
          height={BAND}
          fill={COLOURS[at % COLOURS.length] ?? INK}
        />
      ))}
    </Svg>
  </View>
);

/** Its letters have no height of line: with one, the library leaves out what stands on every page. */
const Footer = ({ children }: { children: string }) => (
  <View
    fixed
    style={{
      position: 'absolute',
      bottom: 24,
      left: MARGIN,
      right: MARGIN,
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 16,
      borderTopWidth: 0.75,
      borderTopColor: RULE,
      paddingTop: 8,
      color: QUIET,
    }}
  >
    <Text style={{ fontSize: SMALL, flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{children}</Text>
    <Text style={{ fontSize: SMALL, width: 90, textAlign: 'right' }}>{PAGE_NUMBERS}</Text>
  </View>
);

/** A document of the house on A4: band, footer with page numbers, title, author and language. Holds the rest. */
export const HouseDocument = ({ title, subject, author, at, footer, children }: HouseDocumentProps) => (
  <Document
    title={title}
    author={author}
    {...(subject === undefined ? {} : { subject })}
    creator="Phila"
    producer="Phila"
    language="en-ZA"
    pageMode="useOutlines"
    pdfVersion="1.7"
    creationDate={at}
    modificationDate={at}
  >
    <Page
      size="A4"
      style={{
        fontFamily: FAMILY,
        fontSize: USUAL,
        color: TEXT,
        paddingTop: 44,
        paddingBottom: 62,
        paddingHorizontal: MARGIN,
      }}
    >
      {/* What stands on every page comes first: after the content it would stand on the last one alone. */}
      <Band />
      <Footer>{footer}</Footer>
      {children}
    </Page>
  </Document>
);
