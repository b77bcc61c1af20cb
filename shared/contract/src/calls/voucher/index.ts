export {
  bundleOffers,
  bundles,
  claimBundle,
  employeeBundleOffers,
  employeeBundles,
  linkOffer,
  offerNames,
} from './bundles.ts';
export { causes } from './causes.ts';
export {
  addCodes,
  checkCodes,
  codeBatches,
  codeBatchFile,
  codePools,
  codesOfFile,
  replaceCodes,
  revokeBatch,
} from './codes.ts';
export { lookups, lookupUses, removeLookup, updateLookup } from './lookups.ts';
export { linkSocialMedia, offers } from './offers.ts';
export {
  findRedemptions,
  offerRedemptions,
  redemptionReport,
  redemptionReportFile,
  redemptionsByDay,
  reissueRedemption,
  revokeRedemption,
  takeRedemptionBack,
} from './ledger.ts';
export { markOfferUsed, redemptionCount, redemptions, redeemOffer } from './redemption.ts';
export { todayVouchers } from './today.ts';
