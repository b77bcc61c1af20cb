import { isObject } from '../plain-object.ts';
import {
  type AnyCall,
  auditedRead,
  factorAskedBy,
  type ReceivedFile,
  isMay,
  isOfOrganisation,
  isOfRemotes,
  isOpenWhileViewing,
  isPasswordNeeded,
  isWrite,
  type Limit,
  needsPerson,
  permissionOf,
  refusalOf,
  type Schema,
} from '@phila/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { digestOf } from '../uploads/digest.ts';
import { uploadFolder } from '../uploads/leftovers.ts';
import { assertNoMalware } from '../malware/scan.ts';
import { isForm, notAForm, receive, acceptForms } from '../uploads/receive.ts';
import { assertFromProvider } from '../webhooks/webhook.ts';
import { checkBody, checkPart } from '../http/check-part.ts';
import { CONSTANT_CACHE, isConstant, sendConstant, SIGNED_IN_CACHE } from '../http/constant.ts';
import { assertRoomOnDisk } from '../disk/room.ts';
import { addAuditEntries } from '../audit/audit.ts';
import { type AuditEvents, auditEvents } from '../audit/audit-events.ts';
import type { RecordedChange } from '../audit/audit.ts';
import { bodyKindOf } from '../http/content-types.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { sendCompressed } from '../http/compressed.ts';
import { success } from '../http/envelope.ts';
import type { BlobReply, Context, Implementation, ReachContext } from './implement.ts';
import { asViewed } from '../people/as-viewed.ts';
import { coarseNetwork } from '../people/network.ts';
import { admitMachine, type Machine } from '../access/machine.ts';
import type { Person } from '../people/person.ts';
import { holds, reachOf, remotesReached, withinReach } from '../access/rights.ts';
import { replySchema } from '../http/json-schema.ts';
import { answerOnce, readIdempotencyKey } from '../idempotency/answer-once.ts';
import { COUNTED_BY } from '../limits/limits.ts';
import { limitOf } from '../http/limit-of.ts';
import { isPageRead } from '../http/page-read.ts';
import { keyAtAddress } from '../limits/address-key.ts';
import { assertFactorConfirmed, assertStepUp } from '../step-up/second-factor.ts';
import { isNotModified, prepare, sendPrepared } from '../http/prepared.ts';
import type { EncodedBody } from '../http/prepared.ts';
import { notFound, Refusal } from '../http/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    machine: Machine | null;
  }
}

type AnyHandler = (input: Record<string, unknown>, context: Context, prepared?: unknown) => unknown;

/** `/Account/sessions/{id}` → `/Account/sessions/:id`, the router's syntax. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Reads the token of a request; null for none. */
export const bearer = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : null;
};

/** The signed-in person of an admitted call that needs one. */
const requiredPerson = ({ person }: FastifyRequest): Person => {
  if (person === null) throw new Refusal(401, 'Please sign in');
  return person;
};

/** Refuses writes to an administrator who views the portal as a person. */
const ONLY_SEEN =
  'You only see what this person sees: nothing can be changed, and their files and passwords stay theirs';

/** A refusal for lack of a permission, with the person to name in the audit. */
class NotPermitted extends Refusal {
  readonly person: Person;

  constructor(person: Person, message: string) {
    super(403, message);
    this.person = person;
  }
}

/**
 * Authenticates the request. @throws Refusal 401 or 403 if the call's access rule does not admit it, 403 if it needs
 * the second factor or the password first
 */
const admit = async (call: AnyCall, request: FastifyRequest, services: Services): Promise<Person | null> => {
  if (call.access === 'webhook') return null;
  const token = bearer(request);
  if (call.access === 'machine') {
    const { remote } = request.params as { remote?: string };
    request.machine = await admitMachine(token, services, remote ?? null);
    return null;
  }
  const person = token === null ? null : await services.tokens.verifyAccessToken(token);
  if (person?.viewerId !== undefined && !isOpenWhileViewing(call)) throw new NotPermitted(person, ONLY_SEEN);
  if (call.access === 'anyone') return person;
  if (person === null) throw new Refusal(401, 'Please sign in');
  if (call.access !== 'person') {
    const permission = permissionOf(call.access);
    // Denies unknown access rules too.
    if (permission === null) throw new NotPermitted(person, 'This cannot be done');
    if (!holds(person, permission)) throw new NotPermitted(person, refusalOf(permission));
    await assertFactorConfirmed(services, person);
  }
  if (call.stepUp !== undefined && call.stepUpWhen !== 'decided')
    await assertStepUp(services, person, call.stepUp, call.stepUpWhen === 'factor' ? 'nothing' : 'password');
  return person;
};

/**
 * Counts a use. Limits by address count each call separately, even for signed-in people: otherwise an unneeded token
 * would bypass them.
 */
const keepLimit = async (
  services: Services,
  call: AnyCall,
  limit: Limit,
  request: FastifyRequest,
): Promise<void> => {
  if (isPageRead(request)) return;
  const key = COUNTED_BY[limit] === 'person' ? requiredPerson(request).id : keyAtAddress(call, request.ip);
  const { allowed, retryAfter } = await services.limits.use(limit, key);
  if (!allowed)
    throw new Refusal(429, 'Too many attempts. Please try again later.', undefined, { retryAfter });
};

/** @throws Refusal 404 for a malformed id, before any other check, because no row can have it */
const checkParams = (schema: Schema, value: unknown): unknown => {
  const result = z.safeParse(schema, value);
  if (!result.success) throw notFound();
  return result.data;
};

/** Refuses undeclared parts, so that no client believes they had an effect. */
const refuseUndeclared = (part: 'query' | 'body', value: unknown): void => {
  if (value === undefined || value === null) return;
  const names = typeof value === 'object' ? Object.keys(value) : [''];
  // Accepts an empty object as no body, because some clients send `{}` with every request.
  if (names.length === 0) return;
  const message = `This call takes no ${part === 'body' ? 'body' : 'query'}`;
  throw new Refusal(
    422,
    message,
    names.slice(0, 100).map((path) => ({ path, message })),
  );
};

const readInput = (
  call: AnyCall,
  request: FastifyRequest,
  body: unknown = request.body,
): Record<string, unknown> => {
  const input: Record<string, unknown> = {};
  if (call.params !== undefined) input.params = checkParams(call.params, request.params);
  if (call.query === undefined) refuseUndeclared('query', request.query);
  else input.query = checkPart(call.query, request.query);
  if (call.body === undefined) refuseUndeclared('body', body);
  // The handler checks it after merging it with the stored row.
  else if (call.merges !== undefined && isObject(body)) input.body = body;
  else input.body = checkBody(call.body, body);
  return input;
};

const sendBlob = async (
  request: FastifyRequest,
  reply: FastifyReply,
  blob: BlobReply,
): Promise<FastifyReply> => {
  const isHad = blob.etag !== undefined && isNotModified(request, blob.etag);
  // Opens the bytes before setting headers, because a refusal must not carry these headers.
  const bytes = isHad ? null : typeof blob.bytes === 'function' ? await blob.bytes() : blob.bytes;
  if (blob.fileName !== undefined) {
    void reply.header('content-disposition', contentDisposition(blob.fileName, blob.disposition));
  }
  // The person's browser keeps it but revalidates, as it may have been deleted since.
  if (blob.etag !== undefined) void reply.headers({ etag: blob.etag, 'cache-control': 'private, no-cache' });
  void reply.headers(blob.headers ?? {});
  if (bytes === null) return reply.code(304).send();
  if (blob.size !== undefined) void reply.header('content-length', blob.size);
  return reply.type(blob.contentType).send(bytes);
};

/** Keyed by schema, so that the compiled serializer is reused. */
const envelopeSchemas = new WeakMap<Schema, object>();

/** The envelope's schema. Fastify compiles it into a serializer that omits undeclared fields. */
const envelopeSchema = (value: Schema): object => {
  const made = envelopeSchemas.get(value) ?? {
    type: 'object',
    properties: {
      isSuccess: { type: 'boolean' },
      errorMessage: { type: ['string', 'null'] },
      value: replySchema(value),
    },
  };
  envelopeSchemas.set(value, made);
  return made;
};

/** Serialises a reply by its call's schema. */
const textOf = (reply: FastifyReply, value: object): string => {
  const written = reply.serialize(value);
  return typeof written === 'string' ? written : new TextDecoder().decode(written);
};

/**
 * Tells a handler with `may(…)` the rows within reach, and fails for limited roles if it never asks: a forgotten
 * condition then causes an error instead of showing another organisation's rows.
 */
const reaching =
  (call: AnyCall, handler: AnyHandler): AnyHandler =>
  async (input, context, prepared) => {
    const permission = permissionOf(call.access);
    if (permission === null || context.person === null) throw new Refusal(403, 'This cannot be done');
    const reach = reachOf(context.person, permission);
    const remotes = remotesReached(context.person, permission);
    let isAsked = reach === 'everywhere' || !(isOfOrganisation(permission) || isOfRemotes(permission));
    const limits: ReachContext = {
      within: (osNo) => {
        isAsked = true;
        return withinReach(reach, osNo);
      },
      reaches: (osNo) => {
        isAsked = true;
        return reach === 'everywhere' || (osNo !== null && reach.has(osNo));
      },
      reachedRemotes: (names) => {
        isAsked = true;
        return names.filter((name) => remotes === 'everywhere' || remotes.has(name));
      },
    };
    const answer = await handler(input, { ...context, ...limits }, prepared);
    if (!isAsked) throw new Error(`${call.method} ${call.path} did not ask which rows ${permission} reaches`);
    return answer;
  };

/**
 * Runs a write with a permission in a transaction with its audit entries, so that neither exists without the other. The
 * handler's `database` is that transaction.
 */
const audited =
  (call: AnyCall, handler: AnyHandler, services: Services): AnyHandler =>
  (input, context, prepared) =>
    context.database.transaction(async (tx) => {
      const changes: RecordedChange[] = [];
      const within: Context = {
        ...context,
        database: tx,
        recordChange: (change) => changes.push(change),
      };
      const answer = await handler(input, within, prepared);
      const { person, requestId, ip } = context;
      if (person === null) throw new Refusal(401, 'Please sign in');
      const network = coarseNetwork(ip);
      await addAuditEntries(tx, services, { call, person, requestId, network, input, answer, changes });
      return answer;
    });

/** Records an event before any reply of a call that reads people's data, or sends a file, by a permission. */
const told =
  (call: AnyCall, handler: AnyHandler, keep: AuditEvents): AnyHandler =>
  async (input, context, prepared) => {
    const answer = await handler(input, context, prepared);
    const event = auditedRead(call);
    const { person, requestId, ip } = context;
    // In a call for everybody, only people with a role see others' data.
    if (event === null || person === null || person.grants.length === 0) return answer;
    await keep({
      event,
      call,
      person,
      requestId,
      network: coarseNetwork(ip),
      params: input.params,
      asked: [input.query, input.body],
      answer: event === 'read' ? answer : undefined,
    });
    return answer;
  };

/** Recognises replies to a limited role for something out of reach: they need no password. */
const isOutOfReach = (error: unknown, { grants }: Person): boolean => {
  if (!(error instanceof Refusal)) return false;
  const { status, value } = error;
  if (status === 403) return !isPasswordNeeded(value) && factorAskedBy(value) === undefined;
  return status === 404 && grants.every(({ organisations }) => organisations !== null);
};

/**
 * Mounts a constant reply, serialised and compressed at first use, without token checks or further asynchronous work.
 */
const mountConstant = (app: FastifyInstance, call: AnyCall, schema: object, value: object): void => {
  const status = call.status ?? 200;
  let prepared: EncodedBody | null = null;
  app.route({
    method: call.method,
    url: routerPath(call.path),
    config: { bodyKind: bodyKindOf(call) },
    schema: { response: { [status]: schema } },
    handler: (request, reply) => {
      refuseUndeclared('query', request.query);
      refuseUndeclared('body', request.body);
      if (prepared !== null) return sendPrepared(request, reply, prepared, CONSTANT_CACHE);
      return prepare(textOf(reply.code(status), success(value))).then((made) => {
        prepared = made;
        return sendPrepared(request, reply, made, CONSTANT_CACHE);
      });
    },
  });
};

/** Identifies received files by their bytes, as their paths differ each time. */
const knownBy = (
  files: Readonly<Record<string, ReceivedFile | null>>,
): Promise<(readonly [part: string, name: string, digest: string])[]> =>
  Promise.all(
    Object.entries(files).flatMap(([part, file]) =>
      file === null ? [] : [digestOf(file).then((digest) => [part, file.name, digest] as const)],
    ),
  );

/** Tells if a call's reply can be stored under a person's key (`answer-once.ts`). */
const canAnswerOnce = ({ access, method, value }: AnyCall): boolean =>
  needsPerson(access) && method !== 'GET' && value !== undefined;

const noChange = (): void => undefined;

const mountCall = (
  app: FastifyInstance,
  call: AnyCall,
  implementation: Implementation,
  services: Services,
  keep: AuditEvents,
): void => {
  const status = call.status ?? 200;
  const given = implementation.handler as AnyHandler;
  const limited = isMay(call.access) ? reaching(call, given) : given;
  const writes = isWrite(call);
  const written = isMay(call.access) && writes ? audited(call, limited, services) : limited;
  const recorded = auditedRead(call) === null ? written : told(call, written, keep);
  const { prepare } = implementation;
  const handler: AnyHandler =
    prepare === undefined
      ? recorded
      : async (input, context) => recorded(input, context, await prepare(input as never, context as never));
  /** Handles a request once if it carries a key; preparation runs before that transaction. */
  const handleOnce = async (
    key: string | null,
    sent: Record<string, unknown>,
    input: Parameters<AnyHandler>[0],
    context: Context,
  ): Promise<unknown> => {
    if (key === null || context.person === null) return handler(input, context);
    return answerOnce(
      services,
      { call, accountId: context.person.id, key, input: sent },
      async (tx, prepared) => recorded(input, { ...context, database: tx }, prepared),
      prepare && (() => prepare(input as never, context as never)),
    );
  };
  const limit = limitOf(call);
  const { upload } = call;
  const { webhook } = implementation;

  const answer = async (request: FastifyRequest, context: Context): Promise<unknown> => {
    if (webhook !== undefined) {
      const delivery = {
        rawBody: request.rawBody ?? new Uint8Array(),
        headers: request.headers,
        ip: request.ip,
      };
      await assertFromProvider(webhook, delivery, services);
      return handler({ ...readInput(call, request), delivery }, context);
    }
    const key = readIdempotencyKey(call, request.headers['idempotency-key']);
    if (upload === undefined) {
      const input = readInput(call, request);
      return await handleOnce(key, input, input, context);
    }
    const { fields, file, files, discard } = await receive(
      request,
      upload,
      uploadFolder(services.configuration),
    );
    try {
      await assertNoMalware(services, { [upload.field]: file, ...files }, request.id);
      const input = readInput(call, request, fields);
      const sent = key === null ? input : { ...input, files: await knownBy({ ...files, '': file }) };
      return await handleOnce(key, sent, { ...input, file, files }, context);
    } finally {
      await discard();
    }
  };

  const { constant } = implementation;
  if (constant !== undefined && call.value !== undefined && call.access === 'anyone' && limit === null) {
    return mountConstant(app, call, envelopeSchema(call.value), constant);
  }
  /** Records a refusal after its transaction ended. Failing to record it does not change the refusal. */
  const tellRefused = async (
    { id: requestId, ip, params }: FastifyRequest,
    person: Person,
  ): Promise<void> => {
    const about = { call, person, requestId, network: coarseNetwork(ip), params, asked: [] };
    await keep({ event: 'refused', ...about }).catch((failure: unknown) =>
      services.log.error('refusal not kept', failure, { requestId }),
    );
  };
  const admitOrTell = async (request: FastifyRequest): Promise<Person | null> => {
    try {
      return await admit(call, request, services);
    } catch (error) {
      if (error instanceof NotPermitted) await tellRefused(request, error.person);
      throw error;
    }
  };
  const answerOrTell = async (request: FastifyRequest, context: Context): Promise<unknown> => {
    try {
      return await answer(request, context);
    } catch (error) {
      const { person } = request;
      if (person !== null && isMay(call.access) && isOutOfReach(error, person))
        await tellRefused(request, person);
      throw error;
    }
  };
  const admitAndCount = async (request: FastifyRequest): Promise<void> => {
    request.person = await admitOrTell(request);
    if (upload === undefined) return;
    if (!isForm(request.headers['content-type'])) throw notAForm();
    if (limit !== null) await keepLimit(services, call, limit, request);
  };
  /** Null if nothing is asynchronous. */
  const admitted = (request: FastifyRequest): Promise<void> | null => {
    if (call.access === 'webhook') return null;
    if (call.access === 'anyone' && upload === undefined && bearer(request) === null) return null;
    return admitAndCount(request);
  };

  app.route({
    method: call.method,
    url: routerPath(call.path),
    config: { bodyKind: bodyKindOf(call), keepsRawBody: webhook !== undefined },
    ...(call.value === undefined ? {} : { schema: { response: { [status]: envelopeSchema(call.value) } } }),
    // Runs before the body is read, so that refused requests cost no parsing.
    onRequest: (request, _reply, done) => {
      const waiting = admitted(request);
      if (waiting === null) done();
      // oxlint-disable-next-line promise/no-callback-in-promise -- the hook is a callback, so that open calls make no promise
      else waiting.then(() => done(), done);
    },
    handler: async (request, reply) => {
      const { person } = request;
      if (limit !== null && upload === undefined) {
        await keepLimit(services, call, limit, request);
      }
      if (writes) {
        await assertRoomOnDisk(services, upload !== undefined);
      }
      let cookie: string | null = null;
      const context = {
        ...services,
        person,
        machine: request.machine,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        cookies: request.headers.cookie,
        setCookie: (set) => {
          cookie = set;
        },
        recordChange: noChange,
      } as Context;
      if (implementation.assertOwned !== undefined) {
        const { params, body } = request;
        await implementation.assertOwned(
          { params: params as Record<string, unknown>, body },
          context as Context<'person'>,
        );
      }
      const value = await answerOrTell(request, context);
      if (cookie !== null) void reply.header('set-cookie', cookie);
      if (call.value === undefined) return sendBlob(request, reply, value as BlobReply);
      if (isConstant(value)) {
        const cache = call.access === 'anyone' ? CONSTANT_CACHE : SIGNED_IN_CACHE;
        return sendConstant(request, reply, value, cache, (constant) =>
          textOf(reply.code(status), success(constant)),
        );
      }
      const shown = person?.viewerId === undefined ? value : asViewed(value);
      // Not to be cached: tokens, second-factor secrets and recovery codes are replies of writes.
      if (writes) return reply.code(status).send(success(shown));
      return sendCompressed(request, reply, textOf(reply.code(status), success(shown)));
    },
  });
};

/**
 * Mounts every declared call with its validation, access check, rate limit and serialisation.
 * @throws if a call has no implementation, an implementation has no declared call, a call open to anyone needs a
 * confirmed session or has a limit that counts people, or a call with an idempotency key has a reply that cannot be
 * stored
 */
export const mountCalls = (
  app: FastifyInstance,
  calls: readonly AnyCall[],
  implementations: readonly Implementation[],
  services: Services,
): void => {
  app.decorateRequest('person', null);
  app.decorateRequest('machine', null);
  const keep = auditEvents(services);
  const handlers = new Map(implementations.map((implementation) => [implementation.call, implementation]));
  const uploads: [AnyCall, Implementation][] = [];
  for (const call of calls) {
    const handler = handlers.get(call);
    if (handler === undefined)
      throw new Error(`${call.method} ${call.path} is declared and has no implementation`);
    if (call.access === 'anyone' && call.limit !== undefined && COUNTED_BY[call.limit] === 'person') {
      throw new Error(
        `${call.method} ${call.path} names the limit ${call.limit}, which counts people, and anyone may make it`,
      );
    }
    if (!['anyone', 'person', 'webhook', 'machine'].includes(call.access) && !isMay(call.access)) {
      throw new Error(
        `${call.method} ${call.path} asks for ${call.access}, which is no access and no permission`,
      );
    }
    if (call.stepUp !== undefined && !needsPerson(call.access)) {
      throw new Error(`${call.method} ${call.path} asks for a second factor, and anyone may make it`);
    }
    if (call.stepUpWhen !== undefined && call.stepUp === undefined) {
      throw new Error(
        `${call.method} ${call.path} says when it asks for a second factor, and not for which act`,
      );
    }
    if (call.idempotencyKey === true && !canAnswerOnce(call)) {
      throw new Error(
        `${call.method} ${call.path} takes an Idempotency-Key, so it must be a write of a signed-in person with a JSON reply`,
      );
    }
    if ((call.access === 'webhook') !== (handler.webhook !== undefined)) {
      throw new Error(
        `${call.method} ${call.path}: a webhook call, and no other, is made with implementWebhook`,
      );
    }
    if (call.upload === undefined) mountCall(app, call, handler, services, keep);
    else uploads.push([call, handler]);
  }
  app.register(async (instance) => {
    await acceptForms(instance);
    for (const [call, handler] of uploads) mountCall(instance, call, handler, services, keep);
  });
  for (const { call } of implementations) {
    if (!calls.includes(call)) throw new Error(`${call.method} ${call.path} is implemented and not declared`);
  }
};
