export {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  giveFactor,
  givePasskey,
  removeOwnFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts';
