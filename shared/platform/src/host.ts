/** The shell's own part of the platform: starts it, and draws the actions and notices of remotes. */
export {
  type ShownAction,
  useRegisteredPageActions,
  useRegisteredSidePanelActions,
} from './actions/registered.ts';
export { setChrome, useChrome, useIsLoading } from './chrome/chrome.ts';
export { choiceInBrowser } from './consent/choice.ts';
export { useChoice } from './consent/use-choice.ts';
export { clearFault, reportFault, useFaults } from './faults/faults.ts';
export { type RemotesWatch, watchRemotes } from './left-behind/left-behind.ts';
export { leaveDrawn, takeAnswers } from './hydration/drawn-page.ts';
export { outlet, outletFor } from './mounting/outlet.ts';
export { PlatformProviders } from './mounting/platform-providers.tsx';
export { loadNextPage } from './navigation/next-page.ts';
export { onPlaceChange } from './navigation/place.ts';
export { keepOwn, own } from './own/own.ts';
export { injectSliceOf } from './store/store.ts';
export { storageItem } from './storage/storage-item.ts';
export { scrollToSection } from './navigation/scroll-to-section.ts';
export { hideNotice, pressNotice, useNotices } from './notices/notices.ts';
export { startOrganisation } from './organisation/follow-organisation.ts';
export { useOrganisationState } from './organisation/use-organisation.ts';
export { setDeclared } from './declarations/declared.ts';
export { queryClient } from './query-client/query-client.ts';
export { prefetchReads } from './queries/prefetch-reads.ts';
export { useHasEmployerRoom, useHasEntered, usePermissions } from './session/permissions.ts';
export { rememberOrigin } from './session/origin.ts';
export { abandonSession, resumeSession, startSession } from './session/session.ts';
export { hasTabSession, removeAccessToken } from './session/tokens.ts';
export { useIsInterrupted, useIsRestoring } from './session/use-session.ts';
export { type ChromeFlags } from './store/chrome-slice.ts';
export { type Fault } from './store/faults-slice.ts';
export { type Notice } from './store/notices-slice.ts';
export { Silence, withinSilence } from './time-limit/within-silence.ts';
export { chooseMode } from './theme/mode.ts';
export { startTheme } from './theme/start-theme.ts';
export { usePalette } from './theme/use-look.ts';
