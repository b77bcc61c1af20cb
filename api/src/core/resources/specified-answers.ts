import {
  type AnyCall,
  type AnyResource,
  fieldsSpecified,
  otherName,
  type ReceivedFile,
  type ResourceRow,
  specifiedCalls,
} from '@phila/contract';
import type { Implementation } from '../calls/implement.ts';
import { Refusal } from '../http/refusal.ts';
import type { Loose, ResourceOptions, StoredResource, WriteContext } from './stored-resource.ts';

type Writes<R extends AnyResource> = Pick<
  StoredResource<R>,
  'create' | 'update' | 'remove' | 'restore' | 'savePicture'
>;
interface Input {
  params: { id: number };
  body: Loose;
  file?: ReceivedFile | null;
}

/** Answers the specification's calls by the functions of the resource's own calls. */
export const specifiedAnswers = <R extends AnyResource>(
  resource: R,
  writes: Writes<R>,
  specified: ResourceOptions<R>['specified'],
): Implementation[] => {
  const calls = specifiedCalls(resource);
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

  const withPicture = async (
    context: WriteContext,
    saving: Promise<ResourceRow<R>>,
    file: ReceivedFile | null = null,
  ): Promise<ResourceRow<R>> => {
    const row = await saving;
    const [picture] = Object.keys(resource.pictures);
    if (file === null || picture === undefined) return row;
    return writes.savePicture(context, row.id, picture, file, picture);
  };

  const handlers: {
    readonly [name in keyof typeof calls]: (input: Input, context: WriteContext) => unknown;
  } = {
    create: ({ body, file }, context) =>
      answered(context, withPicture(context, writes.create(context, fieldsSpecified(resource, body)), file)),
    update: ({ params, body, file }, context) =>
      answered(
        context,
        withPicture(context, writes.update(context, params.id, fieldsSpecified(resource, body)), file),
      ),
    remove: ({ params }, context) => writes.remove(context, params.id),
    restore: ({ params }, context) => answered(context, writes.restore(context, params.id)),
  };
  return Object.entries<AnyCall | undefined>(calls).flatMap(([name, call]) =>
    call === undefined
      ? []
      : [{ call, handler: handlers[name as keyof typeof calls] as Implementation['handler'] }],
  );
};
