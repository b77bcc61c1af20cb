import { CallError } from './call-error.ts';
import { valueIn } from './reply.ts';

const errorOf = (status: number, text: string): CallError => {
  try {
    valueIn(status, text);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('The reply was taken for a good one.');
};

const envelope = (more: object): string =>
  JSON.stringify({ isSuccess: false, errorMessage: null, value: null, ...more });

describe('valueIn', () => {
  it('gives the value of a good reply', () => {
    expect(valueIn(200, envelope({ isSuccess: true, value: [1, 2] }))).toEqual([1, 2]);
    expect(valueIn(201, envelope({ isSuccess: true, value: false }))).toBe(false);
    expect(valueIn(200, JSON.stringify({ isSuccess: true }))).toBeNull();
  });

  it('fails with the words of the service', () => {
    const error = errorOf(409, envelope({ errorMessage: 'Changed since', value: { version: 3 } }));
    expect(error).toMatchObject({
      status: 409,
      message: 'Changed since',
      value: { version: 3 },
      errors: [],
    });
  });

  it.each([null, '', 5])(
    "says 'an error occurred' where the service gives no text but %p",
    (errorMessage) => {
      expect(errorOf(500, envelope({ errorMessage })).message).toBe('an error occurred');
    },
  );

  it('fails when isSuccess is false, whatever the status says', () => {
    expect(errorOf(200, envelope({ errorMessage: 'No' }))).toMatchObject({ status: 200, message: 'No' });
  });

  it('fails when the status is bad, whatever isSuccess says', () => {
    expect(errorOf(502, envelope({ isSuccess: true, value: 1 })).status).toBe(502);
  });

  it("gives the refused fields, with 'Validation error' for one without a text", () => {
    const errors = [
      { path: 'firstName', message: 'Name is too short' },
      { path: 'city' },
      { message: 'x' },
      'odd',
    ];
    expect(errorOf(422, envelope({ errors })).errors).toEqual([
      { path: 'firstName', message: 'Name is too short' },
      { path: 'city', message: 'Validation error' },
      { path: '', message: 'x' },
    ]);
  });

  it.each(['', '<html>Bad gateway</html>', '[]', 'null', '{"value":1}', '{"isSuccess":tr'])(
    'does not take %p for an answer of the service',
    (text) => {
      expect(errorOf(200, text)).toMatchObject({ status: 200, message: 'an error occurred' });
    },
  );
});
