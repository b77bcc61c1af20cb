import { calls, type OrganisationStructure } from '@phila/contract/calls';
import { CallError } from '../exchange/call-error.ts';
import { notify } from '../notices/notify.ts';
import { queryClient } from '../query-client/query-client.ts';
import { storageItem } from '../storage/storage-item.ts';
import { organisationSlice, type Organisation } from '../store/organisation-slice.ts';
import { store } from '../store/store.ts';
import { pictureAddress } from './picture.ts';

const { organisationAsked, organisationCame, organisationFailed, organisationLeft } =
  organisationSlice.actions;

/** The organisation of the link that brought the person, for this visit. */
const linked = storageItem('sessionStorage', 'phila.organisation');

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Accepts both spellings: the specification has the first, and people type the second. */
const PARAMETER = /^organi[sz]ation$/i;

/** Gives the organisation in the address, valid or not; undefined where it names none. */
const namedIn = (search: string): string | undefined =>
  [...new URLSearchParams(search)].find(([name]) => PARAMETER.test(name))?.[1].trim();

/** Gives the guid in the page's address; null where it has none. */
export const guidIn = (search: string): string | null => {
  const found = namedIn(search);
  return found !== undefined && GUID.test(found) ? found.toLowerCase() : null;
};

/** Tells a person who followed a link that its organisation does not exist. */
const sayUnknown = (): void =>
  notify({
    severity: 'warning',
    text: 'We do not know the organisation of this link. Please check the link.',
    hideAfter: 15_000,
  });

/** Gives the guid of the link, for the sign-up form; null without one. */
export const linkedOrganisation = (): string | null => linked.read();

const shown = ({
  osName,
  logo,
  backgroundImage,
  primaryColor,
  secondaryColor,
}: OrganisationStructure): Organisation => ({
  name: osName,
  logo: pictureAddress(logo),
  background: pictureAddress(backgroundImage),
  primaryColor,
  secondaryColor,
});

const structureOf = (guid: string): Promise<OrganisationStructure> =>
  queryClient.fetchQuery(calls.organisation.organisation.query({ params: { guid } }));

const guidOfPerson = async (): Promise<string | null> => {
  const name = await queryClient.fetchQuery(calls.account.profileName.query({}));
  return name.orgIdGuid;
};

/** Counts the questions, so that a slow answer about a person who left is dropped. */
let asked = 0;

const ask = async (isFirst: boolean): Promise<void> => {
  asked += 1;
  const mine = asked;
  const { signedIn, osNo } = store.getState().session.person;
  const guid = linked.read();
  // Lets a visitor who followed a link wait; later, and for a signed-in person, the pages change colour when the answer
  // comes.
  if (isFirst && guid !== null && !signedIn) store.dispatch(organisationAsked());
  try {
    const own = signedIn && osNo !== null ? await guidOfPerson() : null;
    const wanted = own ?? guid;
    const structure = wanted === null ? null : await structureOf(wanted);
    if (mine !== asked) return;
    store.dispatch(structure ? organisationCame(shown(structure)) : organisationLeft());
  } catch (error) {
    if (mine !== asked) return;
    // Forgets an organisation that does not exist, or sign-up would name it.
    if (error instanceof CallError && error.status === 404) {
      linked.remove();
      if (guid !== null && isFirst) sayUnknown();
    }
    store.dispatch(organisationFailed());
  }
};

/**
 * Themes the pages by the organisation of the signed-in person, or else by the address's `?Organization=`, which
 * applies to the whole visit (specification: accounts). `ready` resolves once the organisation is known, or known to be
 * none. Call it after `startSession`.
 */
export const startOrganisation = (): { ready: Promise<void>; stop: () => void } => {
  const { search } = window.location;
  const named = guidIn(search);
  if (named === null && namedIn(search) !== undefined) sayUnknown();
  // Reads the service's cookie of the link: the service has painted the page by it already.
  const guid = named ?? guidIn(document.cookie.replaceAll('; ', '&'));
  if (guid !== null) linked.write(guid);
  let { person } = store.getState().session;
  const stop = store.subscribe(() => {
    const now = store.getState().session.person;
    const isOther = now.userId !== person.userId || now.osNo !== person.osNo;
    person = now;
    // Waits until the session has dropped the reads of the person or profile before.
    if (isOther) queueMicrotask(() => void ask(false));
  });
  return { ready: ask(true), stop };
};
