import { brand, IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_PATTERN, isMay, needsPerson } from '@phila/contract';
import { limitOf } from './limit-of.ts';
import type { AnyCall, Upload } from '@phila/contract';
import { bodyJsonSchema, inputSchema, outputSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

const ERROR_TEXTS: Record<number, string> = {
  400: 'The body is not readable as JSON.',
  401: 'No token, or one that is not valid.',
  403: 'No role of yours gives the permission that x-access names; for a webhook: the sender could not be verified.',
  404: 'Not there, or not yours.',
  409: 'Changed since it was read; the value is the current row.',
  413: 'Too large.',
  415: 'The body is not JSON, or, where a file is sent, not a form or of a type that is not taken.',
  422: 'Refused by a type or a rule; errors names the fields.',
  429: 'Too many attempts; Retry-After says when to try again.',
  503: 'A dependency is down.',
  507: 'No room to save anything; Retry-After says when to try again.',
};

const failure: JsonSchema = {
  type: 'object',
  required: ['isSuccess', 'errorMessage', 'value'],
  properties: {
    isSuccess: { const: false },
    errorMessage: { type: 'string' },
    value: {},
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const success = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['isSuccess', 'errorMessage', 'value'],
  properties: { isSuccess: { const: true }, errorMessage: { type: 'null' }, value },
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Derives the refusals that a call may answer with. */
const refusals = (call: AnyCall): number[] => [
  ...(needsPerson(call.access) || call.access === 'machine' ? [401] : []),
  ...(isMay(call.access) || call.access === 'webhook' ? [403] : []),
  ...(call.params === undefined ? [] : [404]),
  ...(call.method === 'PUT' ? [409] : []),
  ...(call.body === undefined && call.upload === undefined ? [] : [400, 413, 415]),
  ...(limitOf(call) === null ? [] : [429]),
  422,
  503,
  ...(call.method === 'GET' || call.saves === false ? [] : [507]),
];

const parameters = (call: AnyCall): JsonSchema[] =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = call[part];
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = inputSchema(schema) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: of,
    }));
  });

const idempotencyKey: JsonSchema = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Makes a repetition safe: within a day the same key with the same values gets the first reply, and nothing is done again. With other values it is 422, with the first reply as the value.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
};

/** A form with one or several files beside the fields of the body. */
const form = (call: AnyCall, { field, largest, others = [], optional }: Upload): JsonSchema => {
  const { properties = {}, required = [] } = bodyJsonSchema(call) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file, of at most ${largest} bytes.`,
  };
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [...required, ...(optional === true ? [] : [field])],
        properties: { ...properties, ...Object.fromEntries([field, ...others].map((name) => [name, file])) },
      },
    },
  };
};

const content = ({ encoding }: AnyCall, schema: JsonSchema): JsonSchema =>
  encoding === 'form' ? { 'application/x-www-form-urlencoded': { schema } } : json(schema);

const requestBody = (call: AnyCall): JsonSchema => {
  if (call.upload !== undefined) {
    return { requestBody: { required: true, content: form(call, call.upload) } };
  }
  return call.body === undefined
    ? {}
    : { requestBody: { required: true, content: content(call, bodyJsonSchema(call)) } };
};

/** `/Account/sessions/{id}` under DELETE → `deleteAccountSessionsId`. */
const operationId = ({ method, path }: AnyCall): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const operation = (call: AnyCall): JsonSchema => ({
  operationId: operationId(call),
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  security: needsPerson(call.access) ? [{ bearer: [] }] : [],
  'x-access': call.access,
  ...(limitOf(call) === null ? {} : { 'x-limit': limitOf(call) }),
  ...(call.stepUp === undefined ? {} : { 'x-step-up': call.stepUp }),
  ...(call.stepUpWhen === undefined ? {} : { 'x-step-up-when': call.stepUpWhen }),
  parameters: [...parameters(call), ...(call.idempotencyKey === true ? [idempotencyKey] : [])],
  ...requestBody(call),
  responses: {
    [call.status ?? 200]:
      call.value === undefined
        ? { description: 'The file itself.', content: { '*/*': {} } }
        : { description: 'Done.', content: json(success(outputSchema(call.value))) },
    ...Object.fromEntries(
      refusals(call).map((status) => [
        status,
        { description: ERROR_TEXTS[status] ?? '', content: json({ $ref: '#/components/schemas/Failure' }) },
      ]),
    ),
  },
});

/** Writes the OpenAPI 3.1 document of the declared calls. */
export const openApiDocument = (calls: readonly AnyCall[], prefix: string): JsonSchema => {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description:
        'Every reply is the envelope { isSuccess, errorMessage, value }; a refused one may add errors.',
      contact: { email: brand.email },
    },
    servers: [{ url: prefix }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
