import { cvDefaultColours, type CvTemplate, cvTemplates, type SavedCv } from '@phila/contract/cv';
import { moneyText } from '@phila/contract/format';
import { Badge, Button, classes, Icon, lazy, RetryButton, Skeleton, Surface } from '@phila/ui';
import { useId, useRef, useState } from 'react';
import { PagePicture, usePagePicture } from '../preview/page-picture.tsx';
import { TemplateDrawing } from './template-drawing.tsx';
import styles from './template-picker.module.css';
import { type OfferedTemplate, usePurchased, useTemplates } from './use-templates.ts';

/** Loaded for paid layouts only: the colour picker is larger than the rest of the page. */
const ColourChoice = lazy(() => import(/* webpackChunkName: "colour-choice" */ './colour-choice.tsx'), {
  standIn: <Skeleton height={44} width={112} />,
  fault: (retry) => (
    <Button size="small" onClick={retry}>
      Colours could not be loaded. Try again
    </Button>
  ),
});

interface TemplatePickerProps {
  /** The saved CV; each layout shows its first page. Null for an empty one. */
  cv: SavedCv | null;
  chosen: CvTemplate;
  colour: string;
  onChange: (change: { templateId: CvTemplate; colour: string }) => void;
}

/** The strength of each layout. */
const WORDS: Readonly<Record<CvTemplate, string>> = {
  0: 'One column that every recruiter’s software reads.',
  30: 'A sidebar in your colour, designed for people.',
  31: 'A timeline of what you did, in your colour.',
};

const Price = ({ template: { id, product } }: { template: OfferedTemplate }) => {
  const { isPurchased } = usePurchased(id);
  if (id === 0) return <Badge tone="info">Free</Badge>;
  if (isPurchased === true) return <Badge tone="success">Owned</Badge>;
  return product === null ? null : (
    <span className={classes('small strong figures')}>{moneyText(product.price)}</span>
  );
};

/** The person's first page in a layout; a drawing of the layout until it loads, or without a CV. */
const FirstPage = ({
  cv,
  template,
  colour,
}: {
  cv: SavedCv | null;
  template: CvTemplate;
  colour: string;
}) => {
  const { data } = usePagePicture({
    cvId: cv?.id ?? '',
    page: 1,
    width: 360,
    // Keeps the saved layout's colour.
    template: template === cv?.templateId ? undefined : template,
    enabled: cv !== null,
  });
  return (
    <span className={styles.drawing}>
      {data === undefined ? (
        <TemplateDrawing template={template} colour={colour} />
      ) : (
        <PagePicture picture={data} alt="" />
      )}
    </span>
  );
};

/** Layouts to choose from, as a row of pictures; a colour for paid ones (specification: career). */
export const TemplatePicker = ({ cv, chosen, colour, onChange }: TemplatePickerProps) => {
  const list = useId();
  const { templates, isError, isPending, refetch } = useTemplates();
  const [isExpanded, setExpanded] = useState(true);
  /** Colour last chosen for each layout, restored when the layout is chosen again. */
  const colours = useRef(new Map<CvTemplate, string>());
  const isOffered = templates.some(({ id }) => id === chosen);
  const all: readonly OfferedTemplate[] = isOffered
    ? templates
    : [...templates, { id: chosen, name: 'Your template', product: null }];
  const shown = isExpanded ? all : all.filter(({ id }) => id === chosen);
  // Placeholders for layouts the shop may offer, so that its answer shifts nothing.
  const awaited = isPending && isExpanded ? cvTemplates.slice(all.length) : [];
  const choose = (templateId: CvTemplate): void => {
    if (templateId === chosen) return;
    colours.current.set(chosen, colour);
    onChange({ templateId, colour: colours.current.get(templateId) ?? cvDefaultColours[templateId] });
  };
  return (
    <Surface
      className={styles.picker}
      title={`Available Templates (${isPending ? cvTemplates.length : templates.length})`}
      action={
        <Button
          size="small"
          type="text"
          className={classes('rigid')}
          aria-expanded={isExpanded}
          aria-controls={list}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Collapse' : 'Expand'}
        </Button>
      }
    >
      <ul id={list} className={styles.templates}>
        {shown.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={template.id === chosen}
              onClick={() => choose(template.id)}
            >
              <FirstPage
                cv={cv}
                template={template.id}
                colour={template.id === chosen ? colour : cvDefaultColours[template.id]}
              />
              <span className={classes('grid gap-4 content-start')}>
                <span className={classes('row wrap gap-8')}>
                  <span className={classes('strong anywhere')}>{template.name}</span>
                  <Price template={template} />
                </span>
                <span className={classes('small muted line-20')}>{WORDS[template.id]}</span>
              </span>
              {template.id === chosen && <Icon name="check" size={18} className={styles.mark} />}
            </button>
          </li>
        ))}
        {awaited.map((template) => (
          <li key={`awaited ${template}`}>
            <Skeleton height={240} />
          </li>
        ))}
      </ul>
      {isError && (
        <p className={classes('row wrap gap-8 small muted above-12')} role="alert">
          The templates of the shop could not be loaded.
          <RetryButton size="small" onRetry={refetch} />
        </p>
      )}
      {chosen !== 0 && (
        <div className={classes('row wrap gap-12 above-16')}>
          <ColourChoice
            colour={colour}
            onChange={(picked) => onChange({ templateId: chosen, colour: picked })}
          />
          <Button
            size="small"
            disabled={colour.toLowerCase() === cvDefaultColours[chosen]}
            onClick={() => onChange({ templateId: chosen, colour: cvDefaultColours[chosen] })}
          >
            Reset colour
          </Button>
          <p className={classes('small muted full')}>
            A colour that is too light for text is darkened where it is text.
          </p>
        </div>
      )}
    </Surface>
  );
};
