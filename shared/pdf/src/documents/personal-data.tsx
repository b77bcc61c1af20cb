import { longDateText, southAfricanDay } from '@phila/contract/format';
import { type Fact, Facts } from '../house/facts.tsx';
import { Paragraph, Section, Title } from '../house/headings.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { View } from '../house/primitives.ts';

/** Section of a person's data. */
export interface PersonalDataPart {
  title: string;
  /** Rows of labels and texts. */
  rows: readonly (readonly Fact[])[];
  /** Number of rows not printed. */
  left: number;
}

export interface PersonalDataFacts {
  /** Name of the site. */
  author: string;
  at: Date;
  /** Address for requests to correct the data. */
  contact: string;
  parts: readonly PersonalDataPart[];
  /** Names of the documents and pictures delivered with it. */
  files: readonly string[];
}

const Part = ({ title, rows, left }: PersonalDataPart) => (
  <Section title={`${title} (${rows.length + left})`}>
    {rows.length === 0 && <Paragraph quiet>Nothing.</Paragraph>}
    {rows.map((row, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- two rows may be equal, and none ever moves
      <View key={at} style={{ marginBottom: 10 }}>
        <Facts facts={row} areWords />
      </View>
    ))}
    {left > 0 && <Paragraph quiet>{`${left} more are in your-data.html, which has everything.`}</Paragraph>}
  </Section>
);

/** All data about the person, to read and print (POPIA s 23). */
export const PersonalData = ({ author, at, contact, parts, files }: PersonalDataFacts) => {
  const title = `What ${author} holds about you`;
  const day = longDateText(southAfricanDay(at));
  return (
    <HouseDocument title={title} author={author} at={at} footer={`${title}, ${day}`}>
      <Title lines={[`Everything as it was on ${day}`]}>{title}</Title>
      <Paragraph>
        {`The same is in your-data.html and, for other programs, in your-data.json. To have something corrected or deleted, open My Details and Settings, or write to ${contact}.`}
      </Paragraph>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      <Section title={`Documents and pictures (${files.length})`}>
        {files.length === 0 ? (
          <Paragraph quiet>None.</Paragraph>
        ) : (
          files.map((file) => <Paragraph key={file}>{file}</Paragraph>)
        )}
      </Section>
    </HouseDocument>
  );
};
