export { type TodayCard, todayCard, type TodayCards, todayCards } from './today-card.ts';
export { faultOfToday, isTodayCall } from './today-calls.ts';
export { type TodayKind, todayKinds } from './today-kinds.ts';
