import { answers, aptInstall } from '../commands/workspace.mjs';

/**
 * Tells if a program that operators have runs here, installed from Debian where that may be done without asking anyone.
 * @param {string} program
 * @param {string} fromPackage
 * @param {string[]} [args] what it is asked to answer
 */
export const hasProgram = (program, fromPackage, args) =>
  answers(program, args) || (aptInstall(fromPackage) && answers(program, args));
