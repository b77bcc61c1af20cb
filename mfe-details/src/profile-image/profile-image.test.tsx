import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Point } from 'react-easy-crop';
import ProfileImage from './index.tsx';

const { profileImage } = calls;

interface CropperProps {
  crop: Point;
  zoom: number;
  onMediaLoaded: (size: object) => void;
  setCropSize: (size: object) => void;
  onCropAreaChange: (shares: object, points: object) => void;
}
let cropper: CropperProps;

// Replaces the cropper, as jsdom draws nothing and loads no pictures; a browser test covers it.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: (props: CropperProps) => {
    cropper = props;
    return null;
  },
}));
const made = new File(['jpeg'], 'profile.jpg', { type: 'image/jpeg' });
jest.mock('./square-jpeg.ts', () => ({
  NoPicture: class extends Error {},
  squareJpeg: jest.fn(async () => made),
}));

const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
const onClose = jest.fn();
const show = (...answers: Answer[]) =>
  renderWithPlatform(<ProfileImage onClose={onClose} />, {
    answers: [answer(calls.account.profileName, name), ...answers],
  });
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null, applyAccept: false });
const picture = (type = 'image/png', title = 'me.png') => new File(['bytes'], title, { type });
const pick = (file: File) => person().upload(screen.getByLabelText('Picture'), file);
const square = { x: 40, y: 0, width: 400, height: 400 };
/** Chooses a picture and lets the cropper report it loaded. */
const chosen = async () => {
  await pick(picture());
  await screen.findByRole('application', { name: 'Square to cut from your picture' });
  act(() => {
    cropper.onMediaLoaded({ width: 480, height: 320, naturalWidth: 600, naturalHeight: 400 });
    cropper.setCropSize({ width: 320, height: 320 });
    cropper.onCropAreaChange({}, square);
  });
};
const upload = () => screen.getByRole('button', { name: /^Upload/ });

beforeEach(() => {
  onClose.mockClear();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

it('uploads the square with type 1 and closes', async () => {
  let go = (): void => undefined;
  show(
    answer(profileImage.save, async () => {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return true as const;
    }),
  );
  expect(upload()).toBeDisabled();
  await chosen();
  await person().click(upload());
  expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeInTheDocument();
  act(() => go());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(fake.sent(profileImage.save)).toEqual([{ body: { type: 1 }, file: made }]);
  await waitFor(() => expect(fake.sent(calls.account.profileName).length).toBeGreaterThan(1));
});

it.each([
  ['image/webp', 'me.webp'],
  ['image/svg+xml', 'me.svg'],
  ['application/pdf', 'me.pdf'],
])('takes no %s, and says so under the preview', async (type, title) => {
  show();
  await pick(picture(type, title));
  expect(await screen.findByText('Please choose a JPEG or PNG picture')).toBeInTheDocument();
  expect(upload()).toBeDisabled();
});

it('takes a picture that is dropped', async () => {
  show();
  fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
    dataTransfer: { files: [picture('image/jpeg', 'me.jpg')] },
  });
  expect(await screen.findByRole('application')).toBeInTheDocument();
});

it('is moved and sized by keys and buttons, never beyond the picture', async () => {
  show();
  await chosen();
  const frame = screen.getByRole('application');
  fireEvent.keyDown(frame, { key: 'ArrowRight' });
  expect(cropper.crop).toEqual({ x: -12, y: 0 });
  for (let i = 0; i < 20; i += 1) fireEvent.keyDown(frame, { key: 'ArrowRight' });
  // Half of the 160 px overhang.
  expect(cropper.crop).toEqual({ x: -80, y: 0 });
  fireEvent.keyDown(frame, { key: 'ArrowDown' });
  expect(cropper.crop.y).toBeCloseTo(0);
  fireEvent.keyDown(frame, { key: '+' });
  expect(cropper.zoom).toBeCloseTo(1.1);
  const user = person();
  await user.click(screen.getByRole('button', { name: 'Make larger' }));
  expect(cropper.zoom).toBeCloseTo(1.2);
  await user.click(screen.getByRole('button', { name: 'Move left' }));
  expect(cropper.crop.x).toBeGreaterThan(-97);
  for (let i = 0; i < 5; i += 1) fireEvent.keyDown(frame, { key: '-' });
  expect(cropper.zoom).toBe(1);
});

it('Clear starts over', async () => {
  show();
  await chosen();
  await person().click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeInTheDocument();
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('Profile');
  expect(upload()).toBeDisabled();
});

it('stays open and says why when it cannot be saved', async () => {
  show(
    answer(profileImage.save, () => {
      throw new CallError(413, 'This file is too large');
    }),
  );
  await chosen();
  await person().click(upload());
  expect(await screen.findByText('This file is too large')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(upload()).toBeEnabled();
  fake.answer(answer(profileImage.save, true));
  await person().click(upload());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // Retries with the same key, so that a lost reply doesn't save the same square twice.
  const [first, again] = fake.keys(profileImage.save);
  expect([typeof first, again]).toEqual(['string', first]);
});

it('offers to remove the picture there is', async () => {
  show(
    answer(calls.account.profileName, { ...name, profileImage: 'a' }),
    answer(profileImage.read, new Blob(['jpeg'])),
    answer(profileImage.remove, true),
  );
  await person().click(await screen.findByRole('button', { name: 'Remove my picture' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
