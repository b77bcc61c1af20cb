/** Facts that only a person knows, which staff ask for to learn if it is them. */
export const personFacts = ['idNumber', 'passportNumber', 'postalCode', 'bankAccount'] as const;
export type PersonFact = (typeof personFacts)[number];

/** Kinds of events in a person’s timeline. */
export const timelineKinds = ['order', 'payment', 'refund', 'message', 'sign-in', 'note', 'look'] as const;
export type TimelineKind = (typeof timelineKinds)[number];
