import { calls } from '@phila/contract/calls';
import { type CvLink, LINK_DAYS, type NewCvLink } from '@phila/contract/cv';
import { southAfricanTime } from '@phila/contract/format';
import { CallError, changeReads, messageOf } from '@phila/platform';
import {
  Button,
  Callout,
  Check,
  classes,
  Copy,
  Dialog,
  DialogBody,
  DialogFoot,
  Field,
  Input,
  Loaded,
  Skeleton,
  useConfirmedWrite,
} from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';

const { link, links, removeLink } = calls.career.cv;

interface ShareDialogProps {
  cvId: string;
  name: string;
  onClose: () => void;
}

const opened = ({ opened: times, lastOpenedOn }: CvLink): string =>
  times === 0
    ? 'Never opened'
    : `Opened ${times === 1 ? 'once' : `${times} times`}${lastOpenedOn === null ? '' : `, last ${southAfricanTime(lastOpenedOn)}`}`;

const LinkRow = ({ shown, onEnded }: { shown: CvLink; onEnded: () => void }) => {
  const ending = useMutation(removeLink.mutation());
  const [fault, setFault] = useState<string | null>(null);
  const made = southAfricanTime(shown.createdOn);
  const end = async (): Promise<void> => {
    setFault(null);
    try {
      await ending.mutateAsync({ params: { id: shown.id } });
    } catch (error) {
      // 404: the link has already ended or expired, as wanted.
      if (!(error instanceof CallError && error.status === 404)) {
        setFault(messageOf(error, 'The link still works. Please try again.'));
        return;
      }
    }
    changeReads(links, (all) => all.filter(({ id }) => id !== shown.id));
    onEnded();
  };
  return (
    <li className={classes('row wrap between gap-12 pad-y-12 rule-below')}>
      <div className={classes('grow shrink')}>
        <p>Works until {southAfricanTime(shown.expiresOn)}</p>
        <p className={classes('small muted line-20')}>
          Made {made}. {opened(shown)}.{' '}
          {shown.showsContact ? 'With contact details.' : 'Without contact details.'}
        </p>
        {fault !== null && (
          <p role="alert" className={classes('small danger')}>
            {fault}
          </p>
        )}
      </div>
      <Button aria-label={`End the link made ${made}`} loading={ending.isPending} onClick={() => void end()}>
        End link
      </Button>
    </li>
  );
};

/** Makes, lists and revokes links to a CV. A CV has none until one is made here, and each expires. */
const ShareDialog = ({ cvId, name, onClose }: ShareDialogProps) => {
  const reading = useQuery(links.query({}, { staleTime: 0 }));
  const making = useMutation(link.mutation({ refreshes: [links] }));
  const confirmed = useConfirmedWrite();
  const [days, setDays] = useState(String(LINK_DAYS.usual));
  const [showsContact, setShowsContact] = useState(false);
  const [made, setMade] = useState<NewCvLink | null>(null);
  const [error, setError] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const shown = reading.data?.filter((one) => one.cvId === cvId);

  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (making.isPending) return;
    const wanted = Number(days);
    if (!Number.isInteger(wanted) || wanted < LINK_DAYS.least || wanted > LINK_DAYS.most) {
      setError(`Please choose ${LINK_DAYS.least} to ${LINK_DAYS.most} days`);
      return;
    }
    setError(undefined);
    try {
      const input = { params: { id: cvId }, body: { days: wanted, showsContact } };
      const outcome = await confirmed.write(() => making.mutateAsync(input));
      if (outcome.done) setMade(outcome.value);
    } catch (failure) {
      const [field] = failure instanceof CallError ? failure.errors : [];
      setError(field?.message ?? messageOf(failure, 'We could not make the link. Please try again.'));
    }
  };

  return (
    <>
      <Dialog title={`Share ${name}`} onClose={onClose}>
        <DialogBody>
          <p className={classes('below-16')}>
            A link shows this CV as it is at the time it is opened, to anyone with the link. What is hidden
            stays hidden.
          </p>
          <form noValidate className={classes('grid gap-12')} onSubmit={(event) => void make(event)}>
            <Field
              label="Days the link works"
              hint={`${LINK_DAYS.least} to ${LINK_DAYS.most}. You can end it sooner.`}
              error={error}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  inputMode="numeric"
                  value={days}
                  onChange={({ target }) => setDays(target.value.trim())}
                />
              )}
            </Field>
            <Check checked={showsContact} onChange={setShowsContact}>
              Show contact details: my number, email and web addresses, and how to reach my references
            </Check>
            <div>
              <Button htmlType="submit" type="primary" loading={making.isPending}>
                Make a link
              </Button>
            </div>
          </form>
          <output className={classes('block above-16')}>
            {made !== null && (
              <Callout tone="success" title="Your link is ready">
                <p className={classes('below-8')}>Copy it now: it is not shown again.</p>
                <p className={classes('row gap-8')}>
                  <span className={classes('anywhere shrink small')}>{made.address}</span>
                  <Copy text={made.address} what="link" />
                </p>
              </Callout>
            )}
          </output>
          <div ref={list} tabIndex={-1} className={classes('above-24 no-outline')}>
            <h3 className={classes('strong normal')}>Active links</h3>
            <Loaded
              isList
              what="Your links"
              reading={{ ...reading, data: shown }}
              waiting={<Skeleton height={64} />}
              inCard
              empty={<p className={classes('muted above-8')}>None. Only you see this CV.</p>}
            >
              {(all) => (
                <ul>
                  {all.map((one) => (
                    <LinkRow
                      key={one.id}
                      shown={one}
                      onEnded={() => {
                        // Moves the focus to the list: the pressed button goes with its row.
                        list.current?.focus({ preventScroll: true });
                        setMade((now) => (now?.id === one.id ? null : now));
                      }}
                    />
                  ))}
                </ul>
              )}
            </Loaded>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Done</Button>
        </DialogFoot>
      </Dialog>
      {confirmed.dialog}
    </>
  );
};

export default ShareDialog;
