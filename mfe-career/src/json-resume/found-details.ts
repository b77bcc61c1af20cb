import { bodySchema } from '@phila/contract/records';
import { contact } from '@phila/contract/records/contact';
import { officialLanguages } from '@phila/contract/records/official-languages';
import type { Lost, Reader } from './reader.ts';

/*
 * Contact details and languages in a file. They belong to My Details, not My Career: each is offered on its own, and
 * only chosen ones are saved.
 */

export type LanguageId = (typeof officialLanguages)[number]['id'];

export type Detail =
  | { kind: 'mobileNo' | 'personalEmail' | 'city'; value: string }
  | { kind: 'language'; id: LanguageId; isHome: boolean };

/** A contact detail or language. */
export interface FoundDetail {
  /** Place in the file: `languages.0`. */
  key: string;
  title: string;
  notes: readonly string[];
  detail: Detail;
  /** True if the file's own tool does not show it. */
  isHidden: boolean;
}

export interface ReadDetails {
  details: readonly FoundDetail[];
  /** Languages that My Details does not keep, each with how well it is spoken. */
  otherLanguages: readonly Reader[];
  elsewhere: readonly { what: Lost; why: string }[];
}

/** Parts of a person that My Details keeps and no CV brings along. */
const OF_MY_DETAILS =
  /^(?:(?:first |last |full )?name|image|picture|address|postal code|region|country(?: code)?|gender|birth ?date|date of birth|nationality|marital status)\b/i;

const UNKNOWN = 'We don’t recognise this. If you need it on your CV, add it as a section of your own.';
const MY_DETAILS = 'You can change this in My Details.';

/** Reason why a part of the file that nothing reads is left behind. */
export const whyLeft = (what: Lost): string => (OF_MY_DETAILS.test(what) ? MY_DETAILS : UNKNOWN);

/** The My Details rule that refuses a value; null if none does. */
const refusalOf = (place: string, body: object): string | null => {
  const issues = bodySchema(contact).safeParse(body).error?.issues ?? [];
  return issues.find(({ path }) => path.join('.') === place)?.message ?? null;
};

/** Strips case, spaces, accents: `tshivenda` for `Tshivenḓa`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** Other tools' names for our official languages. */
const otherNames: Readonly<Record<string, (typeof officialLanguages)[number]['name']>> = {
  ndebele: 'isiNdebele',
  southernndebele: 'isiNdebele',
  xhosa: 'isiXhosa',
  zulu: 'isiZulu',
  northernsotho: 'Sepedi',
  pedi: 'Sepedi',
  sesothosaleboa: 'Sepedi',
  sotho: 'Sesotho',
  southernsotho: 'Sesotho',
  tswana: 'Setswana',
  swati: 'siSwati',
  swazi: 'siSwati',
  venda: 'Tshivenda',
  tsonga: 'Xitsonga',
  sasl: 'South African Sign Language',
};

/** Town in `Durban, South Africa`. */
const townIn = (place: string): string => place.split(',')[0]?.trim() ?? '';

/** Levels near a home language, and LinkedIn's, which says either. */
const NEARLY = /(?:near|non|quasi)[- ]?native|native[- ]?(?:like|level)|native[ _]or[ _]bilingual/gi;
const HOME = /\bnative|mother|home|first language/i;

/** Note beside a part that the file's own tool hides. */
export const HIDDEN = 'It is hidden in the original, so it is not ticked.';

const languageOf = (key: string, entry: Reader, isTaken: boolean): FoundDetail | null => {
  const typed = entry.text('language', 'name');
  // `English (UK)`, `Zulu (isiZulu)`.
  const [, outside = typed] = /^(.*?)\s*\([^()]*\)$/.exec(typed) ?? [];
  const name = otherNames[plain(outside)] ?? outside;
  const found = officialLanguages.find((one) => plain(one.name) === plain(name));
  if (found === undefined) return null;
  const fluency = entry.text('fluency', 'level', 'proficiency');
  const { isHidden } = entry;
  const isHome = HOME.test(fluency.replaceAll(NEARLY, '')) && !isTaken && !isHidden;
  return {
    key,
    title: isHome ? `${found.name}, home language` : found.name,
    notes: [
      ...(fluency === '' || isHome
        ? []
        : [`My Details keeps which languages you speak, not how well (“${fluency}”).`]),
      ...(isHidden ? [HIDDEN] : []),
    ],
    detail: { kind: 'language', id: found.id, isHome },
    isHidden,
  };
};

/** Reads contact details and languages from a file. */
export const detailsIn = (basics: Reader, resume: Reader): ReadDetails => {
  const details: FoundDetail[] = [];
  const elsewhere: { what: Lost; why: string }[] = [];
  const offer = (
    label: string,
    detail: Extract<Detail, { value: string }>,
    place: string,
    body: object,
  ): void => {
    if (detail.value === '') return;
    const refusal = refusalOf(place, body);
    const title = `${label}: ${detail.value}`;
    if (refusal === null) details.push({ key: detail.kind, title, notes: [], detail, isHidden: false });
    else elsewhere.push({ what: title, why: refusal });
  };

  const location = basics.within('location');
  const [phone, email] = [
    basics.text('phone', 'mobile', 'telephone', 'phoneNumber', 'phones'),
    basics.text('email', 'emailAddress', 'emails'),
  ];
  const city = location.text('city', 'town') || basics.text('city') || townIn(basics.text('location'));
  offer('Mobile number', { kind: 'mobileNo', value: phone }, 'mobileNo.value', {
    mobileNo: { value: phone },
  });
  offer('Personal email', { kind: 'personalEmail', value: email }, 'personalEmail.value', {
    personalEmail: { value: email },
  });
  offer('Town', { kind: 'city', value: city }, 'residentialAddress.city', { residentialAddress: { city } });

  const otherLanguages: Reader[] = [];
  for (const [index, entry] of resume.list('languages', { name: 'language' }).entries()) {
    const isTaken = details.some(({ detail }) => detail.kind === 'language' && detail.isHome);
    const found = languageOf(`languages.${index}`, entry, isTaken);
    if (found === null) otherLanguages.push(entry);
    else {
      details.push(found);
      for (const what of entry.lost()) elsewhere.push({ what, why: UNKNOWN });
    }
  }
  return { details, otherLanguages, elsewhere };
};
