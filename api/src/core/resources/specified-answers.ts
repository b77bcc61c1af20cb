import {
  type AnyCall,
  type AnyResource,
  fieldsSpecified,
  otherName,
  pictureParts,
  type ReceivedFile,
  type ResourceRow,
  southAfricanDay,
  specifiedCalls,
} from '@phila/contract';
import type { Implementation } from '../calls/implement.ts';
import { Refusal, refuseAt } from '../http/refusal.ts';
import { isSecret } from './changes.ts';
import type { UnknownRecord, ResourceOptions, StoredResource, WriteContext } from './stored-resource.ts';

type Writes<R extends AnyResource> = Pick<
  StoredResource<R>,
  'create' | 'update' | 'remove' | 'restore' | 'savePicture'
>;
interface Input {
  params: { id: number };
  body: UnknownRecord;
  file?: ReceivedFile | null;
  files?: { readonly [part: string]: ReceivedFile | null | undefined };
}

/** Answers the specification's calls by the functions of the resource's own calls. */
export const specifiedAnswers = <R extends AnyResource>(
  resource: R,
  writes: Writes<R>,
  specified: ResourceOptions<R>['specified'],
): Implementation[] => {
  const calls = specifiedCalls(resource);
  const { alsoAs } = resource;
  const nameOf = (path: string): string => {
    const [field = '', ...rest] = path.split('.');
    return [otherName(resource, field), ...rest].join('.');
  };

  const answered = async (context: WriteContext, saving: Promise<ResourceRow<R>>): Promise<unknown> => {
    try {
      const row = await saving;
      return specified === undefined ? row : await specified(context, row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const errors = error.errors?.map((one) => ({ ...one, path: nameOf(one.path) }));
      // Sends the present row with a conflict.
      const value =
        error.value === null || specified === undefined
          ? error.value
          : await specified(context, error.value as ResourceRow<R>);
      throw new Refusal(error.status, error.message, errors, { value });
    }
  };

  /** Stores a form's pictures. @returns the row after them; null for a form without any */
  const savePictures = async (
    context: WriteContext,
    id: number,
    { file, files }: Input,
  ): Promise<ResourceRow<R> | null> => {
    let row: ResourceRow<R> | null = null;
    for (const [at, { part, picture }] of pictureParts(resource).entries()) {
      const received = at === 0 ? file : files?.[part];
      if (received !== null && received !== undefined)
        row = await writes.savePicture(context, id, picture, received, part);
    }
    return row;
  };

  const commanded = (command: 'create' | 'update', body: UnknownRecord): UnknownRecord => {
    if (alsoAs?.hasCommand !== true) return fieldsSpecified(resource, body);
    const { command: spoken = command, ...sent } = body;
    if (spoken !== command) refuseAt('command', `Please send the command ${command}`);
    return fieldsSpecified(resource, sent);
  };

  const usual = ({ clock }: WriteContext): UnknownRecord =>
    alsoAs?.usual?.(southAfricanDay(clock.now())) ?? {};

  const create = async (context: WriteContext, input: Input): Promise<ResourceRow<R>> => {
    const sent = commanded('create', input.body);
    const missing = Object.entries(usual(context)).filter(([name]) => (sent[name] ?? null) === null);
    const row = await writes.create(context, { ...sent, ...Object.fromEntries(missing) });
    return (await savePictures(context, row.id, input)) ?? row;
  };

  const update = async (context: WriteContext, input: Input): Promise<ResourceRow<R>> => {
    const sent = commanded('update', input.body);
    const { fields } = resource;
    const days = Object.entries(usual(context)).filter(
      ([name]) => sent[name] === null && fields[name]?.kind === 'date',
    );
    const row = await writes.update(
      context,
      input.params.id,
      { ...sent, ...Object.fromEntries(days) },
      {
        isRevived: alsoAs?.isRevived === true,
        // Forms of `/Manage` send secrets blank to keep them, so a blank here must clear the secret: these calls send
        // only changed fields.
        cleared: Object.keys(sent).filter((name) => isSecret(fields[name]) && (sent[name] ?? '') === ''),
      },
    );
    return (await savePictures(context, row.id, input)) ?? row;
  };

  const savePicture = async (context: WriteContext, input: Input): Promise<ResourceRow<R>> =>
    (await savePictures(context, input.params.id, input)) ??
    refuseAt(pictureParts(resource)[0]?.part ?? '', 'Choose a file');

  const handlers: {
    readonly [name in keyof typeof calls]: (input: Input, context: WriteContext) => unknown;
  } = {
    create: (input, context) => answered(context, create(context, input)),
    update: (input, context) => answered(context, update(context, input)),
    remove: ({ params }, context) => writes.remove(context, params.id),
    restore: ({ params }, context) => answered(context, writes.restore(context, params.id)),
    savePicture: (input, context) => answered(context, savePicture(context, input)),
  };
  return Object.entries<AnyCall | undefined>(calls).flatMap(([name, call]) =>
    call === undefined
      ? []
      : [{ call, handler: handlers[name as keyof typeof calls] as Implementation['handler'] }],
  );
};
