/** The steps of a change, with what checks their fields: most visits to the settings change nothing here. */
export { AskChange } from './ask-change.tsx';
export { EnterCodes } from './enter-codes.tsx';
