import { type calls, type CheckedInputOf, type PersonFact, personFacts } from '@phila/contract';
import { bankingDetails, biographicalDetails, contactDetails } from '../../details/public.ts';
import type { Database } from '../../../core/database/open.ts';

type Answers = CheckedInputOf<typeof calls.identity.checkPerson>['body']['answers'];

/** Digits of a bank account that a person is asked for: as much as cards and statements show. */
const END_OF_ACCOUNT = 4;

/** Compares letters and digits alone, as people say them with blanks and dashes. */
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Right answers by fact; empty for what we do not hold. */
const factsOf = async (
  database: Database,
  personId: string,
): Promise<Readonly<Record<PersonFact, readonly string[]>>> => {
  const biographical = await biographicalDetails.read(database, personId);
  const contact = await contactDetails.read(database, personId);
  const accounts = await bankingDetails.held(database, personId);
  const known = (...texts: readonly unknown[]) =>
    texts
      .filter((text) => typeof text === 'string')
      .map(plain)
      .filter((text) => text !== '');
  return {
    idNumber: known(biographical?.identityNumber),
    passportNumber: known(biographical?.passportNumber),
    postalCode: known(contact?.residentialAddress?.postalCode),
    bankAccount: known(...accounts.map((row) => ('accountNumber' in row ? row.accountNumber : null))).map(
      (number) => number.slice(-END_OF_ACCOUNT),
    ),
  };
};

/** Lists the facts that can be asked of a person. */
export const askableFacts = async (database: Database, personId: string): Promise<PersonFact[]> => {
  const facts = await factsOf(database, personId);
  return personFacts.filter((fact) => facts[fact].length > 0);
};

/** Compares all answers, without a word of which is wrong. */
export const areRight = async (database: Database, personId: string, answers: Answers): Promise<boolean> => {
  const facts = await factsOf(database, personId);
  return answers.every(({ fact, answer }) => facts[fact].includes(plain(answer)));
};
