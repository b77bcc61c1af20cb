export { FormActivity, type Activity } from './form-activity.tsx';
