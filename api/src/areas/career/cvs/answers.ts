import { calls } from '@phila/contract';
import { cvDefaultColours, cvPageWidths, cvTemplates } from '@phila/contract/cv';
import { type Context, implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { assertStepUp } from '../../../core/step-up/second-factor.ts';
import type { Services } from '../../../core/services.ts';
import { cvFile, cvTextFile, cvWordFile, documentOf, sharedDocument } from './cv-file.ts';
import { endLink, linkRunOut, linksOf, makeLink, openLink } from './cv-links.ts';
import { cvPage, cvPages } from './cv-pages.ts';
import { readCvRecords } from './cv-records.ts';
import { importProfile } from './import-profile.ts';
import { createCv, ownCv, ownCvs, removeCv, updateCv } from './saved-cvs.ts';

const { cv } = calls.career;

/** Answers for another person's CV with 404 before checking anything else. */
const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  if ((await ownCv(database, person.id, params['id'])) === null) throw notFound();
};

const owned = (implementation: Implementation): Implementation => ({ ...implementation, assertOwned });

/** Makes the document behind a link from the CV's current state. */
const shared = async (services: Services, token: string, isCounted: boolean) => {
  const { database, clock } = services;
  const opened = await openLink(database, clock.now(), token, { isCounted });
  const saved = await ownCv(database, opened.personId, opened.cvId);
  if (saved === null) throw linkRunOut();
  return { ...opened, document: await sharedDocument(services, opened.personId, saved, opened) };
};

/** The document of a saved CV, as saved or in another layout with its colour. */
const savedDocument = async (context: Context<'person'>, id: string, layout: string | undefined) => {
  const saved = await ownCv(context.database, context.person.id, id);
  if (saved === null) throw notFound();
  const templateId = cvTemplates.find((template) => `${template}` === layout) ?? saved.templateId;
  const colour = templateId === saved.templateId ? saved.colour : cvDefaultColours[templateId];
  return documentOf(context, context.person.id, { ...saved, templateId, colour }, saved.changedOn);
};

/** Serves a person's CVs, their files and pages, and links to them. */
export const answers: Implementation[] = [
  implement(cv.list, (_input, { database, person }) => ownCvs(database, person.id)),
  implement(cv.create, ({ body }, { database, person, clock }) =>
    createCv(database, person.id, body, clock.now()),
  ),
  owned(
    implement(cv.update, ({ params: { id }, body }, { database, person, clock }) =>
      updateCv(database, person.id, id, body, clock.now()),
    ),
  ),
  owned(
    implement(cv.remove, async ({ params: { id } }, { database, person, clock }) => {
      await removeCv(database, person.id, id, clock.now());
      return true as const;
    }),
  ),
  implement(cv.content, (_input, context) => readCvRecords(context, context.person.id)),
  implement(cv.file, async ({ body }, context) =>
    cvFile(context.person.id, await documentOf(context, context.person.id, body, null)),
  ),
  implement(cv.wordFile, async ({ body }, context) =>
    cvWordFile(await documentOf(context, context.person.id, body, null)),
  ),
  implement(cv.textFile, async ({ body }, context) =>
    cvTextFile(await documentOf(context, context.person.id, body, null)),
  ),
  owned(
    implement(cv.savedFile, async ({ params: { id } }, context) => {
      const saved = await ownCv(context.database, context.person.id, id);
      if (saved === null) throw notFound();
      const document = await documentOf(context, context.person.id, saved, saved.changedOn);
      return cvFile(context.person.id, document, `CV_${saved.id}.pdf`);
    }),
  ),
  owned(
    implement(cv.pages, async ({ params: { id }, query }, context) =>
      cvPages(context.person.id, await savedDocument(context, id, query.Template)),
    ),
  ),
  owned(
    implement(cv.page, async ({ params: { id, page }, query }, context) =>
      cvPage(
        context.person.id,
        await savedDocument(context, id, query.Template),
        page,
        cvPageWidths.find((width) => `${width}` === query.Width) ?? 720,
      ),
    ),
  ),
  implement(cv.importProfile, async ({ body }, { database, person, clock }) => ({
    added: await importProfile(database, person.id, body, clock.now()),
  })),
  implement(cv.links, (_input, { database, person, clock }) => linksOf(database, person.id, clock.now())),
  owned(
    implement(cv.link, async ({ params: { id }, body }, context) => {
      const { database, configuration, person, clock } = context;
      // Needs a fresh factor: a link outlives the session, so a copied access token could expose contact details for
      // ninety days.
      if (body.showsContact) await assertStepUp(context, person, 'sharing');
      return makeLink(
        database,
        configuration,
        { personId: person.id, cvId: id.toLowerCase(), ...body },
        clock.now(),
      );
    }),
  ),
  implement(cv.removeLink, async ({ params: { id } }, { database, person, clock }) => {
    await endLink(database, person.id, id.toLowerCase(), clock.now());
    return true as const;
  }),
  implement(cv.openLink, async ({ body: { token } }, context) => {
    const { document, expiresOn } = await shared(context, token, true);
    return { document, expiresOn };
  }),
  implement(cv.sharedFile, async ({ body: { token } }, context) => {
    const { personId, document } = await shared(context, token, false);
    // Queues under the owner's id, so that many visitors of a link share one person's turn in the PDF threads.
    return cvFile(personId, document);
  }),
  implement(cv.sharedPages, async ({ body: { token } }, context) => {
    const { personId, document } = await shared(context, token, false);
    return cvPages(personId, document);
  }),
  implement(cv.sharedPage, async ({ body: { token, page, width } }, context) => {
    const { personId, document } = await shared(context, token, false);
    const size = cvPageWidths.find((one) => `${one}` === width) ?? 720;
    // Omits the ETag, so that readers' browsers do not keep it: the link may end.
    const { etag: _etag, ...picture } = cvPage(personId, document, page, size);
    return picture;
  }),
];
