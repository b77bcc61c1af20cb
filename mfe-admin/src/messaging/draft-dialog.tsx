import {
  ANNOUNCEMENT_TEXT_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  type Announcement,
  type AnnouncementAudience,
  announcementAudiences,
  calls,
} from '@phila/contract/calls';
import { pastedAddresses } from '@phila/contract/format';
import { newIdempotencyKey, notify, send } from '@phila/platform';
import {
  classes,
  FormCheck,
  FormDialog,
  FormField,
  FormLine,
  Input,
  Select,
  TextArea,
  useConfirmedWrite,
  useControl,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { audienceWords } from './announcement-words.ts';

const { announcementAudienceChoices, announcements, changeAnnouncement, draftAnnouncement } = calls.messaging;

interface Typed {
  title: string;
  text: string;
  audience: AnnouncementAudience;
  osNo: number | null;
  roleId: string;
  people: string;
  byMail: boolean;
}

const NEW: Typed = {
  title: '',
  text: '',
  audience: 'everybody',
  osNo: null,
  roleId: '',
  people: '',
  byMail: false,
};

const typedOf = (announcement: Announcement | null): Typed =>
  announcement === null
    ? NEW
    : {
        title: announcement.title,
        text: announcement.text,
        audience: announcement.audience,
        osNo: announcement.osNo,
        roleId: announcement.roleId ?? '',
        people: '',
        byMail: announcement.byMail,
      };

const check = (typed: Typed, named: number) => [
  ...(typed.title.trim() === '' ? [{ path: 'title', message: 'Please enter a title' }] : []),
  ...(typed.text.trim() === '' ? [{ path: 'text', message: 'Please enter the text' }] : []),
  ...(typed.audience === 'organisation' && typed.osNo === null
    ? [{ path: 'osNo', message: 'Please choose an organisation' }]
    : []),
  ...(typed.audience === 'role' && typed.roleId === ''
    ? [{ path: 'roleId', message: 'Please choose a role' }]
    : []),
  ...(typed.audience === 'people' && named === 0 && pastedAddresses(typed.people).length === 0
    ? [{ path: 'people', message: 'Please enter at least one email address or mobile number' }]
    : []),
];

/** Asks who receives it, with a further question where the audience needs one. */
const Recipients = ({ named }: { named: number }) => {
  const audience = useControl<AnnouncementAudience>('audience').control.value;
  const { data } = useQuery(announcementAudienceChoices.query({}));
  return (
    <>
      <FormField<AnnouncementAudience> name="audience" label="Goes to" required>
        {(control) => (
          <Select<AnnouncementAudience>
            {...control}
            options={announcementAudiences.map((value) => ({ value, label: audienceWords[value] }))}
          />
        )}
      </FormField>
      {audience === 'organisation' && (
        <FormField<number | null> name="osNo" label="Organisation" required>
          {(control) => (
            <Select<number>
              {...control}
              placeholder="Choose an organisation"
              options={(data?.organisations ?? []).map(({ osNo, name }) => ({ value: osNo, label: name }))}
            />
          )}
        </FormField>
      )}
      {audience === 'role' && (
        <FormField<string> name="roleId" label="Role" required>
          {(control) => (
            <Select<string>
              {...control}
              placeholder="Choose a role"
              options={(data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
      )}
      {audience === 'people' && (
        <FormField<string>
          name="people"
          label="Email addresses or mobile numbers"
          hint={
            named === 0
              ? 'One on each line or as Outlook pastes them, at most 200.'
              : `${named === 1 ? 'One person is' : `${named} people are`} named. Leave this blank to keep them.`
          }
          required={named === 0}
        >
          {(control) => <TextArea {...control} rows={4} />}
        </FormField>
      )}
    </>
  );
};

/** The announcement as it is typed. */
const LivePreview = () => {
  const title = useControl<string>('title').control.value;
  const text = useControl<string>('text').control.value;
  return title.trim() === '' && text.trim() === '' ? null : <AnnouncementPreview title={title} text={text} />;
};

interface DraftDialogProps {
  /** Draft to change; null for a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

/** Writes a new draft of an announcement, or changes one. */
export const DraftDialog = ({ announcement, onClose }: DraftDialogProps) => {
  const named = announcement?.named ?? 0;
  const { write, dialog } = useConfirmedWrite();
  /** Idempotency key for this filled-in form; reopening after Cancel makes another. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <>
      <FormDialog<Typed>
        title={announcement === null ? 'Write an announcement' : 'Change the announcement'}
        draft={announcement === null ? 'admin.announcement' : undefined}
        initialValues={typedOf(announcement)}
        check={(typed) => check(typed, named)}
        send={async ({ people, osNo, roleId, ...typed }) => {
          const list = pastedAddresses(people);
          const body = {
            ...typed,
            osNo: typed.audience === 'organisation' ? osNo : null,
            roleId: typed.audience === 'role' ? roleId : null,
            ...(typed.audience === 'people' && list.length > 0 ? { people: list } : {}),
          };
          const written = await write<unknown>(() =>
            announcement === null
              ? send(draftAnnouncement, { body }, { idempotencyKey })
              : send(changeAnnouncement, {
                  params: { id: announcement.id },
                  body: { ...body, version: announcement.version },
                }),
          );
          if (!written.done) throw new Error('Your second factor was not given. Nothing was saved.');
          await refreshAfterAct([announcements]);
          notify({ severity: 'success', text: 'The draft is saved' });
        }}
        failure="We could not save the draft. Please try again."
        submit={{ label: 'Save the draft', sending: 'Saving' }}
        onClose={onClose}
      >
        <FormLine />
        <div className={classes('grid gap-16')}>
          <FormField<string> name="title" label="Title" required>
            {(control) => <Input {...control} autoComplete="off" maxLength={ANNOUNCEMENT_TITLE_LENGTH} />}
          </FormField>
          <FormField<string> name="text" label="Text" required>
            {(control) => <TextArea {...control} rows={6} maxLength={ANNOUNCEMENT_TEXT_LENGTH} />}
          </FormField>
          <LivePreview />
          <Recipients named={named} />
          <FormCheck name="byMail">Email it as well, to those who agreed to news by email</FormCheck>
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};
