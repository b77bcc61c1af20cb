/** `@phila/contract/wellbeing`: the seven financial checks. */
export * from '../wellbeing.ts';
