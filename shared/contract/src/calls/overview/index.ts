export { careerStrength } from './career-strength.ts';
export { myCareer } from './my-career.ts';
export { myDetails } from './my-details.ts';
export { myWealth } from './my-wealth.ts';
export { todayStep } from './today-step.ts';
