export {
  content,
  create,
  file,
  importProfile,
  list,
  page,
  pages,
  remove,
  savedFile,
  textFile,
  update,
  wordFile,
} from './saved.ts';
export { link, links, openLink, removeLink, sharedFile, sharedPage, sharedPages } from './links.ts';
