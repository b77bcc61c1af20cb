import { cvOf, type CvRecords, hasContent, type SavedCv } from '@phila/contract/cv';
import { southAfricanDay } from '@phila/contract/format';
import { notify, useToday } from '@phila/platform';
import { Button, ButtonLink, classes, Empty, Icon, MainAction, Surface, lazyDialog } from '@phila/ui';
import { Fragment, useMemo, useState } from 'react';
import { useBringing } from './bringing/use-bringing.tsx';
import { useCompleteness } from './download/use-completeness.tsx';
import { useDownload } from './download/use-download.ts';
import { choicesOf } from './editing/cv-body.ts';
import { CvChooser } from './editing/cv-chooser.tsx';
import { HideDialog } from './editing/hide-dialog.tsx';
import { OwnWords } from './editing/own-words.tsx';
import { useCvChanges } from './editing/use-cv-changes.ts';
import type { CvListActions } from './editing/use-cv-list.tsx';
import { CvPages } from './preview/cv-pages.tsx';
import { CvPreview } from './preview/cv-preview.tsx';
import type { Engine } from './preview/use-engine.ts';
import { BuyTemplate } from './templates/buy-template.tsx';
import { TemplatePicker } from './templates/template-picker.tsx';
import { usePurchased, useTemplates } from './templates/use-templates.ts';
import styles from './create-my-cv.module.css';

const ShareDialog = lazyDialog(() => import(/* webpackChunkName: "cv-share" */ './sharing/share-dialog.tsx'));

interface WorkshopProps {
  cvs: readonly SavedCv[];
  cv: SavedCv;
  list: CvListActions;
  records: CvRecords;
  engine: Engine;
  /** True if the preview fits beside the form. */
  isWide: boolean;
  onShow: (id: string) => void;
}

/** Edits a CV beside its preview (specification: career, "Create My CV"). */
export const Workshop = ({ cvs, cv, list, records, engine, isWide, onShow }: WorkshopProps) => {
  const { body, change, hide, saving, flush } = useCvChanges(cv);
  const { isPurchased, askPurchased } = usePurchased(body.templateId);
  const { templates } = useTemplates();
  const completeness = useCompleteness();
  const { isDownloading, download, downloadPlain, downloadSaved } = useDownload(engine);
  const [isHiding, setHiding] = useState(false);
  const [isSharing, setSharing] = useState(false);

  const today = useToday();
  // Dates the file by the last change, not today: an unchanged CV stays the same byte for byte.
  const date = cv.changedOn === null ? today : southAfricanDay(cv.changedOn);
  const document = useMemo(
    () => cvOf(records, choicesOf(body), { watermark: isPurchased !== true, date }),
    [records, body, isPurchased, date],
  );
  const isEmpty = !hasContent(document);
  const bringing = useBringing(records, isEmpty);
  const hiddenCount = Object.values(body.hidden).flat().length;

  const template = templates.find(({ id }) => id === body.templateId);
  const isForSale = body.templateId !== 0 && isPurchased === false;
  const [isWaiting, setWaiting] = useState(false);
  const downloadIt = async (): Promise<void> => {
    if (await download(document, body)) await completeness.hint();
  };
  const getIt = async (): Promise<void> => {
    setWaiting(true);
    // Lets the button work before the purchase check has answered; the download then waits for it.
    const isMine = await askPurchased();
    setWaiting(false);
    if (isMine) await completeness.ask(() => void downloadIt());
    else notify({ severity: 'info', text: 'Buy this layout to download your CV in it' });
  };
  const saved = async (make: () => void): Promise<void> => {
    await flush();
    make();
  };

  const controls = (
    <div className={classes('stack gap-16')}>
      {/* Keeps one key, so that its dialog stays open after the first entry. */}
      {isEmpty && <Fragment key="bringing">{bringing.section}</Fragment>}
      <CvChooser
        cvs={cvs}
        cv={{ ...cv, name: body.name }}
        saving={saving}
        onChoose={onShow}
        onRetry={() => void flush()}
        onNew={list.add}
        items={[
          {
            text: 'Rename',
            icon: 'edit',
            onSelect: () => list.rename(body.name, async (name) => change({ name })),
          },
          { text: 'Duplicate', icon: 'copy', onSelect: () => list.duplicate(body) },
          { text: 'Share by a link', icon: 'external', onSelect: () => void saved(() => setSharing(true)) },
          {
            text: 'Download as saved',
            icon: 'download',
            onSelect: () => void saved(() => void downloadSaved(cv.id)),
          },
          {
            text: 'Download as Word',
            icon: 'download',
            onSelect: () => void completeness.ask(() => void downloadPlain('word', document, body)),
          },
          {
            text: 'Download as plain text',
            icon: 'download',
            onSelect: () => void completeness.ask(() => void downloadPlain('text', document, body)),
          },
          { text: 'Delete', icon: 'delete', tone: 'danger', onSelect: () => list.askToDelete(cv) },
        ]}
      />
      <TemplatePicker
        cv={isEmpty ? null : cv}
        chosen={body.templateId}
        colour={body.colour}
        onChange={change}
      />
      {/* An empty CV has nothing to hide or reorder. */}
      {!isEmpty && (
        <>
          <Surface title="Content">
            <div className={classes('grid gap-12')}>
              <p className={classes('small muted line-20')}>
                What a CV says comes from your profile: change it there, and every CV knows it.
                {hiddenCount > 0 &&
                  ` ${hiddenCount} ${hiddenCount === 1 ? 'entry is' : 'entries are'} hidden here.`}
              </p>
              <div className={classes('flex wrap gap-8')}>
                <Button icon={<Icon name="eye-off" size={18} />} onClick={() => setHiding(true)}>
                  Select content to hide
                </Button>
                <ButtonLink to="/career/overview" icon={<Icon name="edit" size={18} />}>
                  Change my profile
                </ButtonLink>
              </div>
            </div>
          </Surface>
          <OwnWords
            body={body}
            profile={records.profile}
            ownSections={records.ownSections}
            onChange={change}
          />
        </>
      )}
      {!isEmpty && <Fragment key="bringing">{bringing.section}</Fragment>}
    </div>
  );

  return (
    <>
      {/* An empty CV has only one action: to fill it. */}
      {isEmpty ? null : isForSale ? (
        <BuyTemplate template={template} />
      ) : (
        <MainAction
          text="Download Your CV"
          icon={<Icon name="download" size={18} />}
          loading={isDownloading || completeness.isAsking || isWaiting}
          onClick={() => void getIt()}
        >
          Download Your CV
        </MainAction>
      )}
      {completeness.question}
      {isHiding && (
        <HideDialog records={records} hidden={body.hidden} onHide={hide} onClose={() => setHiding(false)} />
      )}
      {isSharing && <ShareDialog cvId={cv.id} name={body.name} onClose={() => setSharing(false)} />}
      {/* Keeps the form in one place, so that turning a tablet loses no typing and closes no dialog. */}
      <div className={isWide ? styles.bench : undefined}>
        {!isWide && (isEmpty ? <NoData /> : <CvPages cvId={cv.id} isChanging={saving === 'saving'} />)}
        {controls}
        {isWide &&
          (isEmpty ? (
            <NoData />
          ) : (
            <CvPreview engine={engine} document={isPurchased === undefined ? null : document} />
          ))}
      </div>
    </>
  );
};

/** Empty CV (specification: career, "Create My CV"). */
const NoData = () => (
  <Surface className={classes('below-16')}>
    <Empty
      title="No Data..."
      action={
        <ButtonLink type="primary" to="/career/first-cv">
          Make your first CV
        </ButtonLink>
      }
    >
      Say what you did and what you can do in four short steps, and see your CV here.
    </Empty>
  </Surface>
);
