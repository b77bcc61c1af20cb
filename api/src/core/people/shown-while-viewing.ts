/**
 * Texts of replies that a viewing administrator sees unmasked, by name, or by the names around it too
 * (`mobileNo.value`, `.content` in the reply itself) where the name says too little. All others are masked, so that a
 * new field is hidden until it is listed here.
 */
const SHOWN: ReadonlySet<string> = new Set(
  `
  .code .content .from .to about account accreditationNo accreditationNumber action address advice.text
  advice.to area areaOfRegistration askedAt at attribution.text author availableUntil backgroundImage
  balanceDate bankName bankUID bannerFileBase64String basis beginsAt billingAddress birthName
  blobStorageDocumentName body branchCode brokerOrInsitution brokerOrInstitutionContactNumber bundleName
  cancelBefore cartId categoryName cause causeName challenge changedAt changedOn changes.from changes.to
  change.since check city cod codeTo colour columns company completeByDate complexNameAndNumber
  contactDetails contactNo copiedAt correctedTerm country countryKey countryOfIssueType courseName
  courseNo courseStatus courses cover covers createdAt createdDate createdOn creditNotes.number cvId date
  dateDeleted dateFrom dateOfBirth dateTo dateUploaded dateValidFrom dateValidTo deliveredAt
  deliveryAddress description discount discountCode documentId driversLicenseCode drivingPermits dt_txt
  earlyReminderDate education education.detail eligibility eligibility.value emailAddress employeeNumber
  endDate endedBy endedOn exact executorExecrutrix executorExecutrix executorExecutrixContactNumber experience
  expiresAt expiresOn expiryDate field file fileName finishedAt firstName folderName found.detail fullName
  gender group halfLogo headerColor headerColorOverride heading heroAlt heroUrl highestGrade homeTel.value
  id image imageUrl inceptionDate includes initials institution institutionName insurer invoiceNumber
  issuedAt items.content items.text joinedDate key kind knownAs label languages lastName lastOpenedOn
  lastUsedAt level licenceCodes lines.day link linkedIn loanId logo longDescription lookupType mainMember maritalStatus
  medicalAidName memberships message mobileNo mobileNo.value name names network next.day note noticePeriod
  of offerName operation options order orderNumber orgIdGuid originalDocumentName osName otherNames
  ownSections ownSections.content ownedSince paidAt paidBy paidUntil part passportExpiry
  passportExpiryDate payBefore paymentId permissions permitName permitValidTo personalEmail
  personalEmail.value personalSummary phase phone picture pinned place placedAt placeholder plan
  points.day policy policyId policyNumber position positionRole postalCode powerOfAttorney powerOfAttorneyContactNumber primaryColor
  productDescription productName productShortDescription profileImage products.product projectName provider providerName
  publishedAt purpose qualificationLevelName qualificationName quarterLogo raceName reason redeemedAt
  redemptionEmail redemptionMethod redirectUri redirectUrl references refundDeclined refundDeclinedAt
  refundRequestedAt registrationNo registrations reminderText remotesLeftOut renewalDate requestedAt
  resource responsibilities retirementPlanningProductProviderName revokedAt rewardsProgramme rightToWork
  row scheme school secondaryColor shortDescription siraNo skillDescription skillLevel skillName skills
  sku slug socialMediaLink source source.lookedAt source.text specialisationName startDate state status streetAndNumber
  summary suppliedAt sure surname table.from taxNumber taxOffice taxRegistrationDate taxYearName taxYears.from
  taxYears.to telephoneNumber termsAndConditions textVersion title today titleType town type types
  unavailableReason unreadable until url usedAt userAgent validUntil valuedOn vatNumber viewId voucherImage website words
  workEmail.value workTel.value year
`
    .trim()
    .split(/\s+/),
);

export const isShownWhileViewing = (name: string, parent: string): boolean =>
  SHOWN.has(name) || SHOWN.has(`${parent}.${name}`);

/** The names, for the test that finds unused ones. */
export const shownWhileViewing = (): readonly string[] => [...SHOWN];
