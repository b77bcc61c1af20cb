export { type FileAnswer, FileOfLines, type VerdictWords } from './file-of-lines.tsx';
