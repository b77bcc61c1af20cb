import type * as z from 'zod/mini';
import type { May } from './permissions/permission.ts';
import type { StepUp } from './second-factor.ts';

/** Any zod schema, of the full or the mini flavour. */
export type Schema = z.core.$ZodType;

/**
 * Who may make a call. `anyone` needs no token; `person` needs a valid access token and sees only what is that person's
 * own; `may('shop.catalogue.write')` needs a role that gives this permission. `webhook` is for another company's server:
 * no token counts, the service checks the sender (a signature over the body, a list of addresses) before it believes
 * anything. There is no default: a call without one does not compile.
 */
export type Access = 'anyone' | 'person' | May | 'webhook';

/**
 * Named limits on how often a call may be made; their numbers are configuration (`LIMIT_…`). A call that writes for a
 * signed-in person and names none is limited by `write`.
 */
export type Limit =
  | 'signIn'
  | 'weather'
  | 'price'
  | 'refresh'
  | 'browse'
  | 'picture'
  | 'upload'
  | 'redeem'
  | 'discount'
  | 'people'
  | 'pdf'
  | 'cvPage'
  | 'share'
  | 'contact'
  | 'contactWithoutScript'
  | 'write';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file that travels with a call, as `multipart/form-data`; the fields of the body stand beside it as texts. */
export interface Upload {
  /** The name of the form's part that holds the file, to the letter of the specification: `File`. */
  readonly field: string;
  /** The largest file, in bytes; more is 413. */
  readonly largest: number;
  /** Names of further parts that may hold a file each, as large as the first: `HalfLogo`. Default: none. */
  readonly others?: readonly string[];
  /** Whether the form is taken without the file as well: an update that keeps its picture. Default: it is not. */
  readonly optional?: true;
}

/**
 * What the service hands to the code that answers a call with a file. The bytes lie in a file of their own, on the
 * service's disk, until the call is answered; nothing about them is checked yet but how many they are.
 */
export interface ReceivedFile {
  /** As it was sent: to be held to a rule before it is kept. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly path: string;
}

/**
 * An update whose body may leave fields out: they stay as they are stored. The service lays the body over the stored row
 * and holds the whole to the call's schema. An explicit null clears a field.
 */
export interface Merges {
  /** The name of the row's id in the body, which must be there; null where the path has it, or nothing has one. */
  readonly id: string | null;
}

/** One call of the service, declared once for the server, the client, the OpenAPI document and the access matrix. */
export interface Call<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  V extends Schema | undefined = Schema | undefined,
  A extends Access = Access,
  U extends Upload | undefined = Upload | undefined,
> {
  readonly method: Method;
  /** Below `/api/v1`, to the letter of the specification; parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly access: A;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What `value` holds in the envelope; `undefined` when the reply is a blob sent as itself. */
  readonly value: V;
  /** Present for a call that takes a file: it is sent as `multipart/form-data` instead of JSON. */
  readonly upload: U;
  /** Present for an update whose body may leave fields out. */
  readonly merges?: Merges;
  /**
   * Present for a call of a signed-in person that takes the header `Idempotency-Key`: a repetition within a day is
   * answered with the first reply, and nothing is done twice. Without the header every request counts.
   */
  readonly idempotencyKey?: true;
  /**
   * True for a call that is open to anyone and answers a signed-in person otherwise (what they own is marked): the
   * client sends the token where there is one, and forgets the reply with the session.
   */
  readonly knowsPerson?: true;
  /**
   * The act for which an open session, or an access token that was copied, must not be enough. Those who have a second
   * factor must have given it within the last five minutes, in this session and for this act, or the call is 403 with
   * `factorNeededFor` it; those who have none the password, or it is 403 with {@link PASSWORD_NEEDED}.
   */
  readonly stepUp?: StepUp;
  /**
   * When the act is asked for. `decided`: by the call's own code, for some of what may be sent (not for what is tried
   * only). `factor`: of those who have a second factor alone. Default: always, before anything else is looked at.
   */
  readonly stepUpWhen?: 'decided' | 'factor';
  /**
   * Whether its reply is people's data that are read by a permission: then each such read is an event of the audit, with
   * who read them. Default: what its capability says (`capabilities.ts`).
   */
  readonly people?: boolean;
  /** False for a call that is no GET and yet saves nothing: it is answered while the disk is full. Default: true. */
  readonly saves?: false;
  /**
   * Whether an administrator who sees the portal as a person does may make it. Default: what only reads, files and
   * calls that ask for the password aside (`isOpenWhileViewing`).
   */
  readonly whileViewing?: boolean;
  /** How the body is written; default: json. `form` is application/x-www-form-urlencoded: every value is a text. */
  readonly encoding?: 'json' | 'form';
  readonly limit?: Limit;
  /** Default: 200. */
  readonly status?: 200 | 201;
  /** Whether the reply is a file sent as itself: `value` is not declared. */
  readonly blob?: true;
  /** Milliseconds that the client waits for the reply. Default: 30 000. */
  readonly timeout?: number;
}

export type AnyCall = Call;

interface Declared<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  V extends Schema | undefined,
  A extends Access,
  U extends Upload | undefined,
> {
  method: Method;
  path: `/${string}`;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  value?: V;
  upload?: U;
  merges?: Merges;
  idempotencyKey?: true;
  knowsPerson?: true;
  stepUp?: StepUp;
  stepUpWhen?: 'decided' | 'factor';
  people?: boolean;
  saves?: false;
  whileViewing?: boolean;
  encoding?: 'json' | 'form';
  limit?: Limit;
  status?: 200 | 201;
  timeout?: number;
}

/** Declares a call. What is left out (params, query, body) is refused when sent. */
export const call = <
  A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  V extends Schema | undefined = undefined,
  U extends Upload | undefined = undefined,
>(
  declared: Declared<P, Q, B, V, A, U>,
): Call<P, Q, B, V, A, U> => ({
  ...declared,
  params: declared.params as P,
  query: declared.query as Q,
  body: declared.body as B,
  value: declared.value as V,
  upload: declared.upload as U,
  ...(declared.value === undefined ? { blob: true } : {}),
});

type Part<Name extends string, S> = S extends Schema ? { [K in Name]: z.core.input<S> } : unknown;
type Parsed<Name extends string, S> = S extends Schema ? { [K in Name]: z.core.output<S> } : unknown;

/** The file of a call that takes one, and `files` by the names of the parts of a call that takes several. */
type FilesToSend<U> = U extends Upload
  ? (U extends { optional: true } ? { file?: File } : { file: File }) &
      (U extends { others: readonly string[] } ? { files?: { readonly [name: string]: File } } : unknown)
  : unknown;
type FilesReceived<U> = U extends Upload
  ? (U extends { optional: true } ? { file: ReceivedFile | null } : { file: ReceivedFile }) &
      (U extends { others: readonly string[] }
        ? { files: { readonly [name: string]: ReceivedFile | undefined } }
        : unknown)
  : unknown;

type Input<C extends AnyCall> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  FilesToSend<C['upload']>;

/**
 * A call without its schemas, as browser code has it: enough to send it, typed by the full declaration. The client
 * checks no schema, and zod would be half of the JavaScript of a light page (decision 0401).
 */
export interface LightCall<C extends AnyCall = AnyCall> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly upload?: Upload | undefined;
  readonly blob?: true;
  readonly knowsPerson?: true;
  readonly timeout?: number;
  /** Never set: it carries the full declaration's type. */
  readonly declared?: C;
}

/** What the client can send: a light call, or the full declaration. */
export type ClientCall = AnyCall | LightCall;

/** The declaration behind what the client sends. */
export type DeclarationOf<C extends ClientCall> = C extends AnyCall
  ? C
  : C extends LightCall<infer D>
    ? D
    : never;

/** What a client hands over to make the call: only the parts that the call declares; a file with its name. */
export type InputOf<C extends ClientCall> = Input<DeclarationOf<C>>;

/** What a handler receives once the parts were validated. */
export type CheckedInputOf<C extends AnyCall> = Parsed<'params', C['params']> &
  Parsed<'query', C['query']> &
  Parsed<'body', C['body']> &
  FilesReceived<C['upload']>;

type Value<C extends AnyCall> = C['value'] extends Schema ? z.core.output<C['value']> : Blob;

/** What the call answers with; `Blob` for replies sent as themselves. */
export type ValueOf<C extends ClientCall> = Value<DeclarationOf<C>>;
