import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { calls } from '@phila/contract';
import { implement, type Implementation, implementPrepared } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { openProfileImage, prepareProfileImage, removeProfileImage, saveProfileImage } from './stored.ts';

const { profileImage } = calls;

/** The picture of a person (specification: settings). */
const answers: Implementation[] = [
  implement(profileImage.read, async (_input, context) => {
    const image = await openProfileImage(context, context.person.id);
    if (image === null) throw notFound();
    const disposition = 'inline' as const;
    return { bytes: image.bytes, contentType: 'image/jpeg', disposition, etag: `"${image.id}"` };
  }),
  implementPrepared(
    profileImage.save,
    ({ file }, context) => prepareProfileImage(context, context.person.id, file),
    async (_input, context, blobId) => {
      await saveProfileImage(context, context.person.id, blobId);
      return true as const;
    },
  ),
  implement(profileImage.remove, async (_input, context) => {
    await removeProfileImage(context, context.person.id);
    return true as const;
  }),
];

export const profileImageArea = area({ name: 'profileImage', answers, tables, personal });
