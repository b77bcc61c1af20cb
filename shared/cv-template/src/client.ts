/** `@phila/cv-template/client`: the preview for a page. Light: the engine loads with the worker. */
export {
  createCvPreview,
  type CvPreview,
  type CvPreviewOptions,
  type CvPreviewState,
  type CvView,
  cvWorkerStarter,
  showPage,
} from './preview/client.ts';
