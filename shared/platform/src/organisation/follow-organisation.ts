import type { OrganisationStructure } from '@phila/contract';
import { ownCalls } from '../calls/own-calls.ts';
import { send } from '../calls/send.ts';
import { queryClient } from '../queries/client.ts';
import { readKey } from '../queries/use-read.ts';
import { kept } from '../storage/kept.ts';
import { organisationSlice, type Organisation } from '../store/organisation-slice.ts';
import { store } from '../store/store.ts';
import { pictureAddress } from './picture.ts';

const { organisationAsked, organisationCame, organisationFailed, organisationLeft } =
  organisationSlice.actions;

/** The organisation that a link brought the person from, for this visit. */
const linked = kept('sessionStorage', 'phila.organisation');

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The seeds write it so; a link that was typed may not. */
const PARAMETER = /^organi[sz]ation$/i;

/** The guid of the page's address, when it names one. */
export const guidIn = (search: string): string | null => {
  const found = [...new URLSearchParams(search)].find(([name]) => PARAMETER.test(name))?.[1].trim();
  return found !== undefined && GUID.test(found) ? found.toLowerCase() : null;
};

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
  queryClient.fetchQuery({
    queryKey: readKey(ownCalls.organisation, { params: { guid } }),
    queryFn: ({ signal }) => send(ownCalls.organisation, { params: { guid } }, { signal }),
    meta: { access: ownCalls.organisation.access },
  });

const guidOfPerson = async (): Promise<string | null> => {
  const name = await queryClient.fetchQuery({
    queryKey: readKey(ownCalls.profileName, {}),
    queryFn: ({ signal }) => send(ownCalls.profileName, {}, { signal }),
    meta: { access: ownCalls.profileName.access },
  });
  return name.orgIdGuid;
};

/** Only the latest question counts: a slow answer for somebody who left is dropped. */
let asked = 0;

const ask = async (isLinking: boolean): Promise<void> => {
  asked += 1;
  const mine = asked;
  const { signedIn, osNo } = store.getState().session.person;
  const guid = linked.read();
  // Only a person who follows a link waits for it: the portal of a signed-in one changes its colours when they are there.
  if (isLinking && guid !== null) store.dispatch(organisationAsked());
  try {
    const own = signedIn && osNo !== null ? await guidOfPerson() : null;
    const wanted = own ?? guid;
    const structure = wanted === null ? null : await structureOf(wanted);
    if (mine === asked) store.dispatch(structure ? organisationCame(shown(structure)) : organisationLeft());
  } catch {
    if (mine === asked) store.dispatch(organisationFailed());
  }
};

/**
 * Themes the pages by `?Organization=` of the address (seeds 1 §2.1), kept for the visit, and by the organisation of
 * whoever is signed in, which goes first. Resolves when the first one is known. Call it after `startSession` began.
 */
export const startOrganisation = async (): Promise<void> => {
  const guid = guidIn(window.location.search);
  if (guid !== null) linked.write(guid);
  let person = store.getState().session.person;
  store.subscribe(() => {
    const now = store.getState().session.person;
    const isOther = now.userId !== person.userId || now.osNo !== person.osNo;
    person = now;
    if (isOther) void ask(false);
  });
  await ask(guid !== null || linked.read() !== null);
};
