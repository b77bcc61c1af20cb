export {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  giveFactor,
  givePasskey,
  removeOwnFactor,
  renameFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts';
