import { calls } from '@phila/contract/calls';
import type { CvRecords } from '@phila/contract/cv';
import { CallError, messageOf, notify, refreshReads } from '@phila/platform';
import {
  Badge,
  Button,
  Callout,
  Check,
  classes,
  Dialog,
  DialogBody,
  DialogFoot,
  Field,
  Input,
  PickFiles,
  TextArea,
} from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fromJsonResume, type ReadResume } from '../../json-resume/from-json-resume.ts';
import type { FoundDetail } from '../../json-resume/found-details.ts';
import { filledIn, type ImportedEntry } from '../../json-resume/imported-entry.ts';
import { namedFile, toolOfText } from '../../json-resume/other-tools.ts';
import { careerRecords, type Kind, kindTitles } from '../../json-resume/records.ts';
import { LARGEST_FILE, NoResume } from '../../json-resume/resume-file.ts';
import { readChoices } from './all-records.ts';
import { chosenBody } from './chosen-body.ts';
import { keepDetails } from './keep-details.ts';
import { hasDetail, isKnown, replacedBy } from './known-already.ts';
import styles from './bring-dialog.module.css';

const { account, career, details: myDetails, overview } = calls;

/** Cached reads an import of entries makes stale. */
const CHANGED = [
  career.cv.content,
  overview.careerStrength,
  overview.myCareer,
  career.aboutMe,
  career.experience.list,
  career.tertiaryEducation.list,
  career.secondaryEducation.list,
  career.expirableQualification.list,
  career.course.list,
  career.skill.list,
  career.membership.list,
  career.professionalRegistration.list,
  career.employeeReference.list,
  career.ownSection.list,
  career.workEligibility,
];

/** Bytes that name the tool of a file which is too large to read. */
const BEGINNING = 100_000;

interface BringDialogProps {
  records: CvRecords;
  onClose: () => void;
}

const KINDS = Object.keys(kindTitles) as Kind[];

/** Joins rule messages into one sentence; some end with a full stop, some do not. */
const listed = (texts: readonly string[]): string =>
  `${texts.map((text) => text.replace(/\.$/, '')).join('; ')}.`;

const canBeKept = ({ body }: ImportedEntry): boolean => body !== null;

/** Text typed for an entry, by field. */
type Typed = { readonly [field: string]: string };

/** A field of an entry to fill in or shorten. */
interface FieldToMend {
  name: string;
  label: string;
  /** The file's value. */
  given: string;
  isProse: boolean;
}

const fillable = ({ kind, missing, values }: ImportedEntry): FieldToMend[] => {
  const fields = new Map(Object.entries<{ kind: string; label: string }>(careerRecords[kind].fields));
  const given = new Map<string, unknown>(Object.entries(values));
  return missing.flatMap((name) => {
    const field = fields.get(name);
    if (field === undefined || !['text', 'date', 'prose'].includes(field.kind)) return [];
    const text = given.get(name);
    return [
      {
        name,
        label: field.label,
        given: typeof text === 'string' ? text : '',
        isProse: field.kind === 'prose',
      },
    ];
  });
};

interface EntryProps {
  /** The entry, typed values included. */
  found: ImportedEntry;
  /** Fields empty or too long. */
  asked: readonly FieldToMend[];
  typed: Typed;
  onType: (name: string, text: string) => void;
  isKnownAlready: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const Entry = ({ found, asked, typed, onType, isKnownAlready, isChosen, onChoose }: EntryProps) => {
  const { title, detail, notes, lost, refusals, body } = found;
  const words = (
    <>
      <span className={classes('anywhere')}>{title}</span>
      {detail !== '' && <span className={classes('muted')}> {detail}</span>}
    </>
  );
  return (
    <li className={classes('pad-y-8 rule-below')}>
      {body === null ? (
        <p className={styles.refused}>{words}</p>
      ) : (
        <Check checked={isChosen} onChange={onChoose}>
          {words}
        </Check>
      )}
      <div className={classes('small muted line-20', styles.notes)}>
        {isKnownAlready && <Badge tone="info">You have this already</Badge>}
        {refusals.length > 0 && (
          <p className={classes('danger')}>It cannot be brought along as it is: {listed(refusals)}</p>
        )}
        {asked.map(({ name, label, given, isProse }) => (
          <Field key={name} label={`${label} of ${title}`}>
            {(wiring) => {
              const value = typed[name] ?? given;
              return isProse ? (
                <TextArea {...wiring} value={value} onChange={({ target }) => onType(name, target.value)} />
              ) : (
                <Input {...wiring} value={value} onChange={({ target }) => onType(name, target.value)} />
              );
            }}
          </Field>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {lost.length > 0 && <p className={classes('anywhere')}>Stays behind: {lost.join('; ')}</p>}
      </div>
    </li>
  );
};

/** Cached reads an import of details or languages makes stale. */
const CHANGED_DETAILS = [
  ...CHANGED,
  account.profileName,
  myDetails.biographicalDetails,
  myDetails.contactDetails,
  overview.myDetails,
];

interface DetailEntryProps {
  found: FoundDetail;
  records: CvRecords;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const DetailEntry = ({ found: { title, notes, detail }, records, isChosen, onChoose }: DetailEntryProps) => {
  const isKnownAlready = hasDetail(detail, records);
  const now = isKnownAlready ? null : replacedBy(detail, records);
  return (
    <li className={classes('pad-y-8 rule-below')}>
      <Check checked={isChosen} onChange={onChoose}>
        <span className={classes('anywhere')}>{title}</span>
      </Check>
      <div className={classes('small muted line-20', styles.notes)}>
        {isKnownAlready && <Badge tone="info">You have this already</Badge>}
        {now !== null && <p className={classes('anywhere')}>It takes the place of {now}.</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </li>
  );
};

/** Shows another tool's file entry by entry; saves nothing until it is chosen. */
const BringDialog = ({ records, onClose }: BringDialogProps) => {
  const [read, setRead] = useState<ReadResume | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<{ readonly [key: string]: Typed }>({});
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const bringing = useMutation(career.cv.importProfile.mutation({ refreshes: CHANGED }));

  const open = async (file: File): Promise<void> => {
    setFault(null);
    setRead(null);
    setTyped({});
    if (file.size > LARGEST_FILE) {
      const tool = toolOfText(await file.slice(0, BEGINNING).text());
      setFault(
        tool === null
          ? 'This file is larger than 8 MB. A JSON Resume has some tens of kB: please take the picture out of it.'
          : namedFile(tool),
      );
      return;
    }
    setReading(true);
    try {
      const found = fromJsonResume(await file.text(), await readChoices());
      setRead(found);
      setChosen(
        new Set(
          [
            ...found.found.filter((one) => canBeKept(one) && !one.isHidden && !isKnown(one, records)),
            // Leaves a detail unticked where it would replace a value: the profile's may be newer.
            ...found.details.filter(
              ({ detail, isHidden }) =>
                !isHidden && !hasDetail(detail, records) && replacedBy(detail, records) === null,
            ),
          ].map(({ key }) => key),
        ),
      );
    } catch (error) {
      setFault(error instanceof NoResume ? error.message : messageOf(error, 'We could not read the file.'));
    } finally {
      setReading(false);
    }
  };

  const choose = (key: string, isChosen: boolean): void =>
    setChosen((now) => new Set(isChosen ? [...now, key] : [...now].filter((one) => one !== key)));

  const withTyped = (found: ImportedEntry): ImportedEntry => {
    const own = typed[found.key];
    return own === undefined ? found : filledIn(found, own);
  };

  const type = (found: ImportedEntry, name: string, text: string): void => {
    const own = { ...typed[found.key], [name]: text };
    setTyped({ ...typed, [found.key]: own });
    // Typing in an entry ticks it; an invalid entry is left unticked.
    choose(found.key, canBeKept(filledIn(found, own)));
  };

  const keep = async ({ found, details }: ReadResume): Promise<void> => {
    setFault(null);
    const entries = found.map(withTyped).filter((one) => canBeKept(one) && chosen.has(one.key));
    const own = details.filter(({ key }) => chosen.has(key));
    if (entries.length > 0)
      try {
        await bringing.mutateAsync({ body: chosenBody(entries) });
      } catch (error) {
        const [first] = error instanceof CallError ? error.errors : [];
        setFault(first?.message ?? messageOf(error, 'Nothing was saved. Please try again.'));
        return;
      }
    try {
      await keepDetails(
        own.map(({ detail }) => detail),
        records.profile,
      );
      const added = entries.length + own.length;
      notify({
        severity: 'success',
        text: `${added} ${added === 1 ? 'entry' : 'entries'} added to your profile`,
      });
    } catch (error) {
      // The entries are already saved: a second attempt from this dialog would add them twice.
      const [first] = error instanceof CallError ? error.errors : [];
      notify({
        severity: 'warning',
        text: 'Contact details or languages were not kept. Please enter them in My Details.',
        detail: first?.message ?? messageOf(error, ''),
      });
    }
    void refreshReads(own.length === 0 ? CHANGED : CHANGED_DETAILS);
    onClose();
  };

  const count = chosen.size;
  return (
    <Dialog title="Bring a CV along" onClose={onClose}>
      <DialogBody>
        <p className={classes('below-16')}>
          Choose a file in the format JSON Resume (jsonresume.org), which many tools for CVs write, or one of
          Reactive Resume. You see what is in it first, and choose what is added to your profile.
        </p>
        {/* Lets other tools’ files be chosen, so that they are named and not greyed out. */}
        <PickFiles
          data-autofocus
          single
          accept=".json,application/json,.zip,.csv,.pdf,.docx,.xml"
          label="JSON Resume file"
          loading={isReading}
          onFiles={([file]) => file !== undefined && void open(file)}
        >
          {read === null ? 'Choose a file' : 'Choose another file'}
        </PickFiles>
        <div role="alert" className={classes('above-16')}>
          {fault !== null && <Callout tone="danger">{fault}</Callout>}
        </div>
        {read !== null && (
          <>
            {read.found.length + read.details.length === 0 && (
              <p className={classes('above-16')}>There is nothing in it to bring along.</p>
            )}
            {KINDS.map((kind) => ({ kind, entries: read.found.filter((one) => one.kind === kind) }))
              .filter(({ entries }) => entries.length > 0)
              .map(({ kind, entries }) => (
                <section key={kind} className={classes('above-24')} aria-label={kindTitles[kind]}>
                  <h3 className={classes('strong normal')}>{kindTitles[kind]}</h3>
                  {kind === 'aboutMe' && (
                    <p className={classes('small muted')}>
                      It takes the place of what you have there; what the file leaves out stays.
                    </p>
                  )}
                  <ul>
                    {entries.map((found) => (
                      <Entry
                        key={found.key}
                        found={withTyped(found)}
                        asked={fillable(found)}
                        typed={typed[found.key] ?? {}}
                        onType={(name, text) => type(found, name, text)}
                        isKnownAlready={isKnown(found, records)}
                        isChosen={chosen.has(found.key)}
                        onChoose={(isChosen) => choose(found.key, isChosen)}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            {read.details.length > 0 && (
              <section className={classes('above-24')} aria-label="Contact and languages">
                <h3 className={classes('strong normal')}>Contact and languages</h3>
                <p className={classes('small muted')}>
                  They are kept in My Details, for all that you do here.
                </p>
                <ul>
                  {read.details.map((found) => (
                    <DetailEntry
                      key={found.key}
                      found={found}
                      records={records}
                      isChosen={chosen.has(found.key)}
                      onChoose={(isChosen) => choose(found.key, isChosen)}
                    />
                  ))}
                </ul>
              </section>
            )}
            {read.elsewhere.length > 0 && (
              <section className={classes('above-24')} aria-label="What stays behind">
                <h3 className={classes('strong normal below-8')}>What stays behind</h3>
                <ul className={classes('small line-20')}>
                  {read.elsewhere.map(({ what, why }) => (
                    <li key={what} className={classes('anywhere below-4')}>
                      {what} <span className={classes('muted')}>{why}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        {read !== null && (
          <Button
            type="primary"
            disabled={count === 0}
            loading={bringing.isPending}
            onClick={() => void keep(read)}
          >
            Add {count} {count === 1 ? 'entry' : 'entries'}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};

export default BringDialog;
