/** Optional consents (POPIA s 11, 69): each is off until the person turns it on. */
export const consentPurposes = ['marketing', 'analytics'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** Consent texts. After a change of meaning raise `legal.consents.version`, so that people must consent again. */
export const consentTexts: Readonly<Record<ConsentPurpose, { title: string; text: string }>> = {
  marketing: {
    title: 'News and offers by email',
    text: 'We may send you news and offers by email. You can turn it off at any time, and it costs you nothing either way.',
  },
  analytics: {
    title: 'Measuring adverts and speed',
    text: 'We may count which adverts you open, and tell our advert partner the same: your account is replaced by a scrambled number that changes every day. We may also measure how fast pages are on your device: we count that by kind of page, with nothing that says who you are, and tell it to no other company.',
  },
};
