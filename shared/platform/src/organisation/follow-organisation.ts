import { calls, type OrganisationStructure } from '@phila/contract/calls';
import { CallError } from '../exchange/call-error.ts';
import { notify } from '../notices/notify.ts';
import { queryClient } from '../query-client/query-client.ts';
import { kept } from '../storage/kept.ts';
import { organisationSlice, type Organisation } from '../store/organisation-slice.ts';
import { store } from '../store/store.ts';
import { pictureAddress } from './picture.ts';

const { organisationAsked, organisationCame, organisationFailed, organisationLeft } =
  organisationSlice.actions;

/** The organisation that a link brought the person from, for this visit. */
const linked = kept('sessionStorage', 'phila.organisation');

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The specification writes it so; a link that was typed may not. */
const PARAMETER = /^organi[sz]ation$/i;

/** How the address names an organisation, well or badly; undefined when it names none. */
const namedIn = (search: string): string | undefined =>
  [...new URLSearchParams(search)].find(([name]) => PARAMETER.test(name))?.[1].trim();

/** The guid of the page's address, when it names one. */
export const guidIn = (search: string): string | null => {
  const found = namedIn(search);
  return found !== undefined && GUID.test(found) ? found.toLowerCase() : null;
};

/** A person who followed a link expects its organisation: that there is none has to be said. */
const sayUnknown = (): void =>
  notify({
    severity: 'warning',
    text: 'We do not know the organisation of this link. Please check the link.',
    hideAfter: 15_000,
  });

/** The guid that the person came with, for the sign-up form; null without one. */
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

/** Only the latest question counts: a slow answer for a person who left is dropped. */
let asked = 0;

const ask = async (isFirst: boolean): Promise<void> => {
  asked += 1;
  const mine = asked;
  const { signedIn, osNo } = store.getState().session.person;
  const guid = linked.read();
  // A person who follows a link waits for it; later, and for a signed-in person, the pages change colour when it is there.
  if (isFirst && guid !== null && !signedIn) store.dispatch(organisationAsked());
  try {
    const own = signedIn && osNo !== null ? await guidOfPerson() : null;
    const wanted = own ?? guid;
    const structure = wanted === null ? null : await structureOf(wanted);
    if (mine !== asked) return;
    store.dispatch(structure ? organisationCame(shown(structure)) : organisationLeft());
  } catch (error) {
    if (mine !== asked) return;
    // There is no such organisation, so signing up must not name it either.
    if (error instanceof CallError && error.status === 404) {
      linked.remove();
      if (guid !== null && isFirst) sayUnknown();
    }
    store.dispatch(organisationFailed());
  }
};

/**
 * Themes the pages by `?Organization=` of the address (specification: accounts), kept for the visit, and by the organisation of
 * the signed-in person, which goes first. `ready` resolves when it is known which one, or that there is none. Begin it
 * after `startSession` began.
 */
export const startOrganisation = (): { ready: Promise<void>; stop: () => void } => {
  const { search } = window.location;
  const named = guidIn(search);
  if (named === null && namedIn(search) !== undefined) sayUnknown();
  // The service remembers the link in a cookie of this name, by which it paints the page before this script.
  const guid = named ?? guidIn(document.cookie.replaceAll('; ', '&'));
  if (guid !== null) linked.write(guid);
  let { person } = store.getState().session;
  const stop = store.subscribe(() => {
    const now = store.getState().session.person;
    const isOther = now.userId !== person.userId || now.osNo !== person.osNo;
    person = now;
    // Not before the session has forgotten what was read for the person or profile before.
    if (isOther) queueMicrotask(() => void ask(false));
  });
  return { ready: ask(true), stop };
};
