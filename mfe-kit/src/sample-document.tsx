import {
  ChartDrawing,
  Facts,
  Headline,
  HouseDocument,
  Note,
  Paragraph,
  Parties,
  QrDrawing,
  Section,
  Sums,
  Table,
  Title,
} from '@phila/pdf';

/** The document's day: fixed, so that the file is always the same. */
const AT = new Date('2026-11-25T09:00:00Z');

/** A document with each house style once. */
const SampleDocument = () => (
  <HouseDocument title="Sample document" author="Phila" at={AT} footer="Sample document">
    <Title lines={['Each house style once']}>Sample document</Title>
    <Headline label="You pay each month" text="R 304.15" sentence="For five years." />
    <Parties
      parties={[
        { title: 'From', lines: ['Phila Wellbeing', 'Johannesburg'] },
        { title: 'To', lines: ['Ṱhilivhali Ḓavhana', 'Thohoyandou'] },
      ]}
    />
    <Section title="Facts">
      <Facts facts={[{ label: 'Term', text: '60 months', note: 'from the first of January' }]} />
    </Section>
    <Section title="Table and sums">
      <Table
        columns={[
          { label: 'What', share: 3 },
          { label: 'Amount', share: 1, isFigure: true },
        ]}
        rows={[
          ['First aid level 1', 'R 890.00'],
          ['Family weekend', 'R 199.00'],
        ]}
      />
      <Sums sums={[{ label: 'Total', amount: 'R 1 089.00', isTotal: true }]} />
    </Section>
    <ChartDrawing
      title="What you still owe"
      summary="Nothing after three years."
      kind="area"
      labels={['2026', '2027', '2028', '2029']}
      series={[{ name: 'Owed', values: [15_000, 11_000, 6_000, 0] }]}
    />
    <Note title="Please note" lines={['This is a sample.']} />
    <Paragraph>A QR code:</Paragraph>
    <QrDrawing text="PHILA-SAMPLE" size={96} />
  </HouseDocument>
);

export const sampleDocument = <SampleDocument />;
