export { content, create, file, importProfile, list, remove, savedFile, update } from './saved.ts';
export { link, links, openLink, removeLink, sharedFile } from './links.ts';
