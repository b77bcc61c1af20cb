import type * as z from 'zod/mini';
import type { May } from './permissions/permission.ts';
import type { StepUp } from './second-factor.ts';

/** Any zod schema, of the full or the mini flavour. */
export type Schema = z.core.$ZodType;

/**
 * Access to a call. `anyone` needs no token; `person` needs a valid access token and gives access only to that person's
 * own data; `may('shop.catalogue.write')` needs a role with this permission. `webhook` is for another company's server:
 * it takes no token, and the service first verifies the sender (body signature or list of addresses). `machine` is for what
 * builds and releases: it takes a token of its own kind, never a person's. There is no default, so a call without one
 * does not compile.
 */
export type Access = 'anyone' | 'person' | May | 'webhook' | 'machine';

/**
 * Named rate limits, with numbers from configuration (`LIMIT_…`). A call that writes for a signed-in person and names
 * none is limited by `write`.
 */
export type Limit =
  | 'signIn'
  | 'weather'
  | 'price'
  | 'refresh'
  | 'browse'
  | 'picture'
  | 'upload'
  | 'papers'
  | 'redeem'
  | 'discount'
  | 'people'
  | 'personCheck'
  | 'pdf'
  | 'cvPage'
  | 'share'
  | 'contact'
  | 'contactWithoutScript'
  | 'write';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** File sent with a call as `multipart/form-data`; the body's fields become text parts beside it. */
export interface Upload {
  /** Name of the part with the file, as spelt in the specification: `File`. */
  readonly field: string;
  /** Largest size in bytes; anything larger is a 413. */
  readonly largest: number;
  /** Names of further file parts with the same limit: `HalfLogo`. Default: none. */
  readonly others?: readonly string[];
  /** Accepts the form without a file, as for an update that keeps its picture. Default: the file is required. */
  readonly optional?: true;
}

/**
 * Received file, as the service hands it to a handler. Its bytes are in a temporary file on disk until the call is
 * answered; only their number has been checked.
 */
export interface ReceivedFile {
  /** Name as sent, not yet checked by any rule. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly path: string;
}

/**
 * Marks an update that keeps the stored values of missing fields. The service merges the body into the stored row and
 * validates the result with the call's schema. An explicit null clears a field.
 */
export interface Merges {
  /** Name of the required row id in the body; null if the path holds it or there is none. */
  readonly id: string | null;
}

/** Call of the service, declared once for the server, the client, the OpenAPI document and the access matrix. */
export interface Call<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  V extends Schema | undefined = Schema | undefined,
  A extends Access = Access,
  U extends Upload | undefined = Upload | undefined,
> {
  readonly method: Method;
  /** Path below `/api/v1`, as spelt in the specification; parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly access: A;
  /** Sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Content of `value` in the envelope; `undefined` if the reply is a plain file. */
  readonly value: V;
  /** Set for a call that takes a file and is sent as `multipart/form-data` instead of JSON. */
  readonly upload: U;
  /** Set for an update that may leave fields out of its body. */
  readonly merges?: Merges;
  /**
   * Accepts the header `Idempotency-Key` from a signed-in person: a repeat within a day gets the first reply, and
   * nothing is done twice. Without the header every request counts.
   */
  readonly idempotencyKey?: true;
  /**
   * Set for a public call with another answer for a signed-in person (marking owned items): the client sends the token
   * if there is one, and drops the reply with the session.
   */
  readonly knowsPerson?: true;
  /**
   * Action that needs more than an open session or a copied access token. People with a second factor must have given
   * it within the last five minutes, in this session and for this action, or the call is a 403 with `factorNeededFor`
   * it; people without one must give the password, or it is a 403 with {@link PASSWORD_NEEDED}.
   */
  readonly stepUp?: StepUp;
  /**
   * Condition for `stepUp`. `decided`: the handler decides by the content (a trial run needs none). `factor`: only
   * people with a second factor must confirm. Default: always, before any other check.
   */
  readonly stepUpWhen?: 'decided' | 'factor';
  /**
   * True if the reply shows people's data by permission, so that each read is recorded in the audit with its reader.
   * Default: as declared by its capability (`capabilities.ts`).
   */
  readonly people?: boolean;
  /** False for a call other than GET that saves nothing, and so works while the disk is full. Default: true. */
  readonly saves?: false;
  /**
   * Overrides access for an administrator who views the portal as a person. Default: reads only, without files and
   * calls that ask for the password (`isOpenWhileViewing`).
   */
  readonly whileViewing?: boolean;
  /** Encoding of the body; default: json. `form` is application/x-www-form-urlencoded, with every value a text. */
  readonly encoding?: 'json' | 'form';
  readonly limit?: Limit;
  /** Default: 200. */
  readonly status?: 200 | 201;
  /** Set if the reply is a plain file, without `value`. */
  readonly blob?: true;
  /** Client's timeout in milliseconds. Default: 30 000. */
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

/** Declares a call. Parts not declared (params, query, body) are refused when sent. */
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

/** File of a call that takes one, or `files` by part name for a call that takes several. */
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
 * Call without its schemas for browser code: enough to send it, typed by the full declaration. The client checks no
 * schema, and zod would be half of a light page's JavaScript (decision 0401).
 */
export interface LightCall<C extends AnyCall = AnyCall> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly upload?: Upload | undefined;
  readonly blob?: true;
  readonly knowsPerson?: true;
  readonly idempotencyKey?: true;
  readonly timeout?: number;
  /** Never set; carries the full declaration's type. */
  readonly declared?: C;
}

/** Call as the client accepts it: light or full. */
export type ClientCall = AnyCall | LightCall;

/** Full declaration of a client's call. */
export type DeclarationOf<C extends ClientCall> = C extends AnyCall
  ? C
  : C extends LightCall<infer D>
    ? D
    : never;

/** Input of a call: only the parts that it declares; a file with its name. */
export type InputOf<C extends ClientCall> = Input<DeclarationOf<C>>;

/** Input as a handler receives it, after validation. */
export type CheckedInputOf<C extends AnyCall> = Parsed<'params', C['params']> &
  Parsed<'query', C['query']> &
  Parsed<'body', C['body']> &
  FilesReceived<C['upload']>;

type Value<C extends AnyCall> = C['value'] extends Schema ? z.core.output<C['value']> : Blob;

/** Answer of a call; `Blob` for plain files. */
export type ValueOf<C extends ClientCall> = Value<DeclarationOf<C>>;
