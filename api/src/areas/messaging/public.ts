export { tellInBell } from './bell-notices.ts';
export { channelsFor, kindsOutOfBell } from './notification-choices.ts';
export { mailOfKinds, textOwn } from './notify-by-choice.ts';
