import { type AnyCall, calls, type InputOf } from '@phila/contract';
import { type CvChoices, newCv, type SavedCv } from '@phila/contract/cv';
import { readBack, type ReadBack } from '@phila/cv-template/read-back';
import { addressOf, type TestService } from '../service.ts';
import { signedIn, type SignedIn } from '../signed-in.ts';

const { career } = calls;

/** A call's reply with a file. */
export interface SentFile {
  status: number;
  headers: Headers;
  /** The refusal's sentence; null for a file. */
  refused: string | null;
  bytes: Uint8Array;
}

/** Makes a call that returns a file. */
export const fileOf = async <C extends AnyCall>(
  service: TestService,
  call: C,
  input: InputOf<C>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<SentFile> => {
  const { body } = input as { body?: object };
  const response = await fetch(`${service.url}${addressOf(call, input as object)}`, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isRefused = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    refused: isRefused
      ? (JSON.parse(new TextDecoder().decode(bytes)) as { errorMessage: string }).errorMessage
      : null,
    bytes,
  };
};

const job = {
  experienceTypeId: 2,
  projectName: 'Imbali Foods',
  positionRole: 'Planner',
  responsibilities: 'Planned 3 factories.\n- Cut waste by 12%.',
  startDate: '2019-02-01',
  currentRole: true,
  endDate: null,
};
type Job = InputOf<typeof career.experience.create>['body'];

/** A person with a career, and their actions on CVs. */
export interface CvOwner extends SignedIn {
  /** Adds an entry of experience. @returns its id */
  worked(values?: Partial<Job>): Promise<string>;
  cvs(): Promise<SavedCv[]>;
  /** Saves the first CV with other choices. */
  choose(choices: Partial<CvChoices>): Promise<SavedCv>;
  /** The file of a saved CV; default: the first. */
  savedFile(id?: string, headers?: Record<string, string>): Promise<SentFile>;
  /** The file of a saved CV, parsed by an independent reader. */
  read(id?: string): Promise<ReadBack>;
}

export const cvOwner = async (service: TestService): Promise<CvOwner> => {
  const person = await signedIn(service);
  const { token } = person;
  const savedFile: CvOwner['savedFile'] = (id = person.id, headers = {}) =>
    fileOf(service, career.cv.savedFile, { params: { id } }, { token, headers });
  return {
    ...person,
    savedFile,
    worked: async (values = {}) =>
      (await service.call(career.experience.create, { body: { ...job, ...values } }, { token })).value.id,
    cvs: async () => (await service.call(career.cv.list, {}, { token })).value,
    choose: async (choices) =>
      (
        await service.call(
          career.cv.update,
          { params: { id: person.id }, body: { name: 'My CV', ...newCv(), ...choices } },
          { token },
        )
      ).value,
    read: async (id) => readBack((await savedFile(id)).bytes),
  };
};
