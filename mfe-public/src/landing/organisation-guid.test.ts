import { organisationGuidIn } from './organisation-guid.ts';

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';

describe('organisationGuidIn', () => {
  it.each([
    GUID,
    `  ${GUID.toUpperCase()}  `,
    `https://phila.example/?Organization=${GUID}`,
    `https://phila.example/sign-up?Organization=${GUID}&utm_source=mail`,
    `Join us here: https://phila.example/?Organization=${GUID}. See https://phila.example/?Organization=${GUID}`,
    `{${GUID}}`,
  ])('finds the guid in %s', (pasted) => {
    expect(organisationGuidIn(pasted)).toBe(GUID);
  });

  it.each(['', 'Umoya Energy', '7b0c9a52', `${GUID} 7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d11`])(
    'finds none, or no single one, in "%s"',
    (pasted) => {
      expect(organisationGuidIn(pasted)).toBeNull();
    },
  );
});
