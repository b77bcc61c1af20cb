import { addressOf } from './address.ts';

describe('addressOf', () => {
  it('puts the call below /api/v1', () => {
    expect(addressOf({ path: '/Lookup/titles' }, {})).toBe('/api/v1/Lookup/titles');
  });

  it('encodes parameters, so that none reaches another address', () => {
    expect(addressOf({ path: '/Document/rename/{id}' }, { params: { id: 'a/b?c#d é' } })).toBe(
      '/api/v1/Document/rename/a%2Fb%3Fc%23d%20%C3%A9',
    );
  });

  it.each(['..', '.', '', null, undefined])(
    'refuses %p as a parameter: the browser would leave the path',
    (id) => {
      expect(() => addressOf({ path: '/Account/sessions/{id}' }, { params: { id } })).toThrow(
        'nothing at this address',
      );
    },
  );

  it('writes query values, repeats lists, and leaves out what is not set', () => {
    expect(
      addressOf(
        { path: '/Banner/All' },
        {
          query: {
            Inactive: false,
            PageNumber: 2,
            ids: [1, 2],
            SearchTerm: undefined,
            Sort: null,
            Name: 'a&b',
          },
        },
      ),
    ).toBe('/api/v1/Banner/All?Inactive=false&PageNumber=2&ids=1&ids=2&Name=a%26b');
  });
});
