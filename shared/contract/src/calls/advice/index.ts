export { adviceRequest } from './advice-request.ts';
