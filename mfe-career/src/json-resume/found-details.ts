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
}

export interface ReadDetails {
  details: readonly FoundDetail[];
  elsewhere: readonly { what: Lost; why: string }[];
}

const MY_DETAILS = 'This is kept in My Details. Change it there.';

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

/** Near-native levels: not a home language. */
const NEARLY = /(?:near|non|quasi)[- ]?native|native[- ]?(?:like|level)/gi;
const HOME = /\bnative|mother|home|first language/i;

const languageOf = (key: string, entry: Reader, isTaken: boolean): FoundDetail | { unknown: string } => {
  const [typed, fluency] = [entry.text('language'), entry.text('fluency')];
  const name = otherNames[plain(typed)] ?? typed;
  const found = officialLanguages.find((one) => plain(one.name) === plain(name));
  if (found === undefined) return { unknown: [typed, fluency].filter(Boolean).join(', ') };
  const isHome = HOME.test(fluency.replaceAll(NEARLY, '')) && !isTaken;
  return {
    key,
    title: isHome ? `${found.name}, home language` : found.name,
    notes: fluency === '' || isHome ? [] : [`How well you speak it (“${fluency}”) has no place here.`],
    detail: { kind: 'language', id: found.id, isHome },
  };
};

/** Reads contact details and languages from a file, and drops nothing silently. */
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
    if (refusal === null) details.push({ key: detail.kind, title, notes: [], detail });
    else elsewhere.push({ what: title, why: refusal });
  };

  const location = basics.within('location');
  const [phone, email, city] = [basics.text('phone'), basics.text('email'), location.text('city')];
  offer('Mobile number', { kind: 'mobileNo', value: phone }, 'mobileNo.value', {
    mobileNo: { value: phone },
  });
  offer('Personal email', { kind: 'personalEmail', value: email }, 'personalEmail.value', {
    personalEmail: { value: email },
  });
  offer('Town', { kind: 'city', value: city }, 'residentialAddress.city', { residentialAddress: { city } });

  for (const [index, entry] of resume.list('languages').entries()) {
    const isTaken = details.some(({ detail }) => detail.kind === 'language' && detail.isHome);
    const found = languageOf(`languages.${index}`, entry, isTaken);
    if ('detail' in found) details.push(found);
    else if (found.unknown !== '')
      elsewhere.push({
        what: `Language: ${found.unknown}`,
        why: 'My Details keeps the official languages of South Africa.',
      });
    for (const what of entry.lost()) elsewhere.push({ what, why: MY_DETAILS });
  }
  for (const what of [...basics.lost(), ...location.lost()]) elsewhere.push({ what, why: MY_DETAILS });
  return { details, elsewhere };
};
