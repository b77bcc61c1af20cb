import type { ReactNode } from 'react';
import { PAGE_NUMBERS } from '../drawn/drawn-node.ts';
import { ACCENT, FAMILY, GOLD, INK, MARGIN, PAGE_WIDTH, QUIET, RULE, SMALL, TEXT, USUAL } from './look.ts';
import { Document, Page, Rect, Svg, Text, View } from './primitives.ts';

export interface HouseDocumentProps {
  /** Title in the reader's window and file list: 'Tax invoice INV-2026-000001'. */
  title: string;
  subject?: string;
  author: string;
  /**
   * Moment the document describes, also used as the file's date, so that the same document always gives the same bytes.
   */
  at: Date;
  /** Text on the left of every footer, before the page number. */
  footer: string;
  children: ReactNode;
}

/** Height in points of the top band in the site's three colours. */
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

/** Sets no line height on its text, because the library then drops elements repeated on every page. */
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

/** House document on A4: band, footer with page numbers, title, author and language around the content. */
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
      {/* Repeated elements come first: after the content they would appear on the last page only. */}
      <Band />
      <Footer>{footer}</Footer>
      {children}
    </Page>
  </Document>
);
