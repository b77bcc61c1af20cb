export { blankAnswer, QuestionField } from './question-field.tsx';
