import { calls, type HandedPaper, type Member } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { Button, classes, Dialog, DialogBody, DialogFoot, Loaded, Skeleton, useTypedSearch } from '@phila/ui';
import { useCallback, useState } from 'react';
import { SearchField } from '../administrative/search-field.tsx';
import { readingOf, useSearchResults } from '../administrative/use-search-results.ts';

interface PersonDialogProps {
  guid: string;
  paper: HandedPaper;
  onChoose: (member: Member) => void;
  onClose: () => void;
}

/** Finds the confirmed member that a file is for. */
export const PersonDialog = ({ guid, paper, onChoose, onClose }: PersonDialogProps) => {
  const [text, setText] = useState('');
  const [typed, type] = useTypedSearch(text, setText);
  const results = useSearchResults(
    useCallback(
      (signal: AbortSignal) =>
        send(
          calls.organisation.members,
          { params: { guid }, body: { state: 'confirmed', text: text.trim() } },
          { signal },
        ),
      [guid, text],
    ),
  );
  return (
    <Dialog title={`Who is ${paper.fileName} for?`} onClose={onClose}>
      <DialogBody>
        <div className={classes('stack gap-16')}>
          {paper.several.length > 0 && <p>It names {paper.several.join(', ')}.</p>}
          <SearchField
            hint="A confirmed member, by name. Each search is kept in the audit."
            error={results.refused}
            value={typed}
            onType={type}
          />
          <Loaded
            isList
            inCard
            what="The members"
            reading={readingOf(results, ({ members }) => members)}
            waiting={<Skeleton height={160} />}
            empty={<p>No confirmed member is called that.</p>}
          >
            {(members) => (
              <ul aria-label="Confirmed members">
                {members.map((member) => (
                  <li key={member.id} className={classes('row gap-12 pad-y-8 rule-above')}>
                    <div className={classes('grow shrink')}>
                      <p className={classes('medium')}>{member.name ?? 'No name yet'}</p>
                      <p className={classes('small muted')}>{member.address}</p>
                    </div>
                    <Button
                      size="small"
                      aria-label={`Choose ${member.name ?? member.address ?? 'this member'}`}
                      onClick={() => onChoose(member)}
                    >
                      Choose
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
      </DialogFoot>
    </Dialog>
  );
};
