export { Lines } from './lines.tsx';
export { NextStep } from './next-step.tsx';
export { NotAdvice } from './not-advice.tsx';
export { Opening } from './opening.tsx';
export { Part } from './part.tsx';
export { Points } from './points.tsx';
export { PublicPage } from './public-page.tsx';
export { Questions } from './questions.tsx';
export { Ways, type Way } from './ways.tsx';
