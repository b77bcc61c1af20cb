import { longDateText, southAfricanDay } from '@phila/contract/format';
import { type Fact, Facts } from '../house/facts.tsx';
import { Paragraph, Section, Title } from '../house/headings.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { GROUND, INK, letters, QUIET, RULE, SEMIBOLD, SMALL } from '../house/look.ts';
import { Link, Text, View } from '../house/primitives.ts';
import { QrDrawing } from '../house/qr-drawing.tsx';

/** Contents of a redeemed voucher. */
export interface VoucherFacts {
  author: string;
  offer: string;
  /** Benefits, line by line: 'One free', 'worth R 48'. */
  gives: readonly string[];
  /** Contact details of the supplier. */
  contact: readonly Fact[];
  /** Null if it is redeemed on the supplier's page without a code. */
  code: string | null;
  /** Address of the supplier's page. */
  address: string | null;
  /** YYYY-MM-DD; null if it never expires. */
  validUntil: string | null;
  /** Time of redemption. */
  at: Date;
}

const Code = ({ code }: { code: string }) => (
  <View
    wrap={false}
    style={{
      flexDirection: 'row',
      alignItems: 'center',
      gap: 20,
      padding: 16,
      backgroundColor: GROUND,
      borderWidth: 1,
      borderColor: RULE,
      borderRadius: 6,
      marginBottom: 8,
    }}
  >
    <QrDrawing text={code} size={132} />
    <View style={{ flex: 1 }}>
      <Text style={{ ...letters(SMALL), color: QUIET }}>Voucher code</Text>
      <Text style={{ ...letters(code.length > 24 ? 13 : 20, 1.35), fontWeight: SEMIBOLD, color: INK }}>
        {code}
      </Text>
      <Text style={{ ...letters(SMALL), color: QUIET, marginTop: 6 }}>
        The square holds the same code, to be scanned.
      </Text>
    </View>
  </View>
);

/** Voucher to show or hand over: its code as text and QR code, its offer and its expiry. */
export const Voucher = ({ author, offer, gives, contact, code, address, validUntil, at }: VoucherFacts) => {
  const facts: Fact[] = [
    { label: 'Redeemed', text: longDateText(southAfricanDay(at)) },
    ...(validUntil === null ? [] : [{ label: 'Valid until', text: longDateText(validUntil) }]),
    ...contact,
  ];
  return (
    <HouseDocument title={`Voucher: ${offer}`} author={author} at={at} footer={`Voucher: ${offer}`}>
      <Title lines={[offer, ...gives]}>Voucher</Title>
      {code !== null && <Code code={code} />}
      <Facts facts={facts} />
      {address !== null && (
        <Section title="How to use it">
          <Paragraph>
            {code === null
              ? 'Your voucher is redeemed on its own page:'
              : 'Show it, have it scanned, or enter the code on the page of the offer:'}
          </Paragraph>
          <Link src={address} style={{ ...letters(10), color: INK }}>
            {address}
          </Link>
        </Section>
      )}
    </HouseDocument>
  );
};
