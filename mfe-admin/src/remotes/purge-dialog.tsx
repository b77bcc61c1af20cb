import { calls, type SiteRemote } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { MISSING, readingAgain, shown } from './release-acts.ts';

const { purgeRelease } = calls.administration;

/** Asks two people, one after the other, to end a release for good. */
export const PurgeDialog = ({
  remote: { name, title },
  version,
  isConfirming = false,
  onClose,
}: {
  remote: Pick<SiteRemote, 'name' | 'title'>;
  version: string;
  /** True for the second of them. */
  isConfirming?: boolean;
  onClose: () => void;
}) => (
  <ReasonDialog
    title={`${title}: purge ${version}`}
    sentence={`Every file of ${title} ${version} is gone for good: open pages that have it are told to reload, and it can never be given out or published again. ${
      isConfirming ? 'This cannot be undone.' : 'You ask, and another person confirms it here within a day.'
    }`}
    label={isConfirming ? 'Why you confirm it' : 'Why it is purged'}
    missing={MISSING}
    submit={isConfirming ? `Purge ${version}` : 'Ask for it'}
    shown={shown}
    act={(reason) =>
      readingAgain(
        send(purgeRelease, { params: { name }, body: { version, reason } }).then(({ isAsked, isCdnTold }) =>
          notify(
            isAsked
              ? { severity: 'success', text: 'You asked: another person confirms it' }
              : {
                  severity: 'success',
                  text: `${title} ${version} is purged`,
                  ...(!isCdnTold && {
                    detail: 'No CDN was told: its address is not set. Empty its cache if the site has one.',
                  }),
                },
          ),
        ),
      )
    }
    onDone={() => undefined}
    onClose={onClose}
  />
);
