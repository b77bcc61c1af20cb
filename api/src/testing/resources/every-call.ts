import { type AnyResource, type Lookup, resourceCalls } from '@phila/contract';
import { areas } from '../../areas.ts';
import type { TestService } from '../service.ts';
import { type ValidInput, validInput } from '../valid-input.ts';

let rowsMade = 0;

/** Makes a valid body of a new row: values from the schema, the first of each list of choices, and unique texts. */
export const newRow = async (
  service: TestService,
  token: string,
  resource: AnyResource,
  name: string,
): Promise<Record<string, unknown>> => {
  const body: Record<string, unknown> = {
    ...validInput(resourceCalls(resource).create)?.body,
    [resource.named]: name,
  };
  rowsMade += 1;
  for (const [field, definition] of Object.entries(resource.fields)) {
    if (definition.kind === 'text' && definition.required && field !== resource.named) {
      const before = String(body[field]);
      // Adds a slash, or the digits would continue the address's port.
      Object.assign(body, { [field]: `${before}${before.includes('://') ? '/' : ''}${rowsMade}` });
    }
    // Numbers and GUIDs must be unique, and a day may say that something happened which keeps the row from going.
    const isOfOneRow =
      ['amount', 'date'].includes(definition.kind) || /^[\da-f]{8}-/.test(String(body[field]));
    if (isOfOneRow && !definition.required) Object.assign(body, { [field]: null });
    // Leaves rows empty, because their choices would need calls too.
    if (definition.kind === 'rows') Object.assign(body, { [field]: [] });
    if (definition.kind !== 'lookup' || definition.lookup.isKept !== true) continue;
    const { call, idOf, input = {} } = definition.lookup as Lookup<number>;
    const [first] = (await service.call(call, input, { token })).value;
    Object.assign(body, { [field]: first === undefined ? null : idOf(first) });
  }
  return body;
};

/**
 * Makes inputs for every resource's calls, with a separate row for each that deletes one.
 * @param token of an administrator
 */
export const resourceInputs = async (
  service: TestService,
  token: string,
): Promise<ReadonlyMap<string, ValidInput>> => {
  const inputs = new Map<string, ValidInput>();
  for (const { name: area, resources } of areas) {
    for (const { resource } of resources) {
      const calls = resourceCalls(resource);
      let made = 0;
      const add = async () => {
        made += 1;
        const body = (await newRow(service, token, resource, `Row-${made}`)) as never;
        return (await service.call(calls.create, { body }, { token })).value;
      };
      const [kept, gone, removed] = [await add(), await add(), await add()];
      if (calls.restore !== undefined)
        await service.call(
          calls.remove,
          { params: { id: removed.row.id }, query: { Version: removed.row.version } },
          { token },
        );
      const { row: published } = await add();
      const params = { id: kept.row.id };
      const give = (call: string, input: ValidInput) => inputs.set(`${area}.${resource.name}.${call}`, input);
      give('create', { body: await newRow(service, token, resource, 'Another') });
      give('read', { params });
      give('history', { params });
      give('update', { params, body: { [resource.named]: 'Changed', version: kept.row.version } });
      give('remove', { params: { id: gone.row.id }, query: { Version: gone.row.version } });
      give('restore', { params: { id: removed.row.id }, query: { Version: removed.row.version + 1 } });
      give('publish', {
        params: { id: published.id },
        query: { Version: published.version },
        body: { at: null },
      });
      give('bulk', { body: { action: 'remove', rows: [(await add()).row.id] } });
      give('undo', { body: { operation: (await add()).operation } });
      for (const call of ['savePicture', 'removePicture']) {
        const { row: pictured } = await add();
        give(call, {
          params: { id: pictured.id, picture: Object.keys(resource.pictures)[0] },
          query: { Version: pictured.version },
        });
      }
      // Orders only the last row, so that no other row's version changes: other calls name those.
      give('order', { body: { ids: [(await add()).row.id] } });
    }
  }
  return inputs;
};
