export {
  content,
  create,
  file,
  importProfile,
  list,
  remove,
  savedFile,
  textFile,
  update,
  wordFile,
} from './saved.ts';
export { link, links, openLink, removeLink, sharedFile } from './links.ts';
