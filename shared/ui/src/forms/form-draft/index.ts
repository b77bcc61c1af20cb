export { FormDraft } from './form-draft.tsx';
