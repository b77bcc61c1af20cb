import { numberText } from '@phila/contract/format';
import { calls, type FileLine } from '@phila/contract/calls';
import { sendFile } from '@phila/platform';
import { FileOfLines, type VerdictWords } from '@phila/ui';
import { StartFile } from '../files/start-file.tsx';

const words: VerdictWords = { added: 'Invited', changed: 'Invited', same: 'No change' };

const countText = (count: number): string =>
  `${numberText(count)} ${count === 1 ? 'invitation' : 'invitations'}`;

const summary = ({ isSaved, lines }: { isSaved: boolean; lines: readonly FileLine[] }): string => {
  const count = (verdict: FileLine['verdict']) => lines.filter((one) => one.verdict === verdict).length;
  return `${countText(count('added'))} ${isSaved ? 'sent' : 'to send'}, ${count('same')} left as they are, ${count('refused')} refused.`;
};

/** Invites every address in a file. */
export const InvitationsFile = ({ guid, onSaved }: { guid: string; onSaved: () => void }) => (
  <FileOfLines
    intro={
      <p>
        A CSV file or an Excel workbook (.xlsx) with a column email, or addresses as Outlook pastes them;
        other columns are not read. Members, and people who were invited already, get no further email.
        Nothing is sent until you have seen what each line does.
      </p>
    }
    start={<StartFile name="invitations" headings={['email']} />}
    words={words}
    eachForItself
    run={(file, isTried, idempotencyKey) =>
      sendFile(
        calls.organisation.inviteByFile,
        { params: { guid }, body: { dryRun: isTried ? 'true' : 'false' }, file },
        { timeout: 300_000, idempotencyKey },
      )
    }
    summary={summary}
    saveText={(count) => `Send ${countText(count)}`}
    onSaved={onSaved}
  />
);
