import { calls } from '@phila/contract/calls';
import { act, screen, waitFor } from '@testing-library/react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { queryClient } from '../query-client/query-client.ts';
import { useProfileImage } from './use-profile-image.ts';

const { profileName } = calls.account;
const { read } = calls.profileImage;
const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };

const Harness = () => <p>{useProfileImage() ?? 'none'}</p>;

let made: Blob[];
let revoked: string[];
beforeEach(() => {
  made = [];
  revoked = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = (address) => {
    revoked.push(address);
  };
});

it('asks for no picture of a person who has none', async () => {
  renderWithPlatform(<Harness />, { answers: [answer(profileName, name)] });
  await waitFor(() => expect(fake.sent(profileName)).toHaveLength(1));
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(fake.sent(read)).toEqual([]);
});

it('shows the picture, and the next one once the name tells of it', async () => {
  renderWithPlatform(<Harness />, {
    answers: [answer(profileName, { ...name, profileImage: 'a' }), answer(read, new Blob(['first']))],
  });
  expect(await screen.findByText('blob:1')).toBeInTheDocument();
  fake.answer(answer(profileName, { ...name, profileImage: 'b' }));
  fake.answer(answer(read, new Blob(['second'])));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('blob:2')).toBeInTheDocument();
  expect(revoked).toEqual(['blob:1']);
});

it('is asked for once, and without it the page goes on', async () => {
  renderWithPlatform(<Harness />, {
    answers: [
      answer(profileName, { ...name, profileImage: 'a' }),
      answer(read, () => {
        throw new CallError(503, 'The store is down');
      }),
    ],
  });
  await waitFor(() => expect(fake.sent(read)).toHaveLength(1));
  expect(screen.getByText('none')).toBeInTheDocument();
});
