/** `@phila/cv-template/client`: the preview as a page uses it. Light: the engine comes with the worker. */
export {
  createCvPreview,
  type CvPreview,
  type CvPreviewOptions,
  type CvPreviewState,
  type CvView,
  cvWorkerStarter,
  showPage,
} from './preview/client.ts';
