import type { AnyResource } from '@phila/contract/resources';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../lists/admin-list/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { classes } from '../../layout/classes/index.ts';
import type { ListAddress } from '../../lists/list/index.ts';
import { Picture } from '../../layout/picture/index.ts';
import { isNumber, isSortable } from '../../lists/record-list/index.ts';
import type { NameOf } from '../../lists/record-list/index.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import { ColumnEdge } from './column-edge.tsx';
import { publicationOf, publicationTones, publicationWords } from './publication.ts';
import { cellText, nameOfRow } from './resource-cell.ts';
import type { ResourceItem } from './resource-row.ts';
import styles from './resource-screen.module.css';

interface ResourceColumnsProps {
  resource: AnyResource;
  chosen: ChosenColumns;
  nameOf: NameOf;
  linkTo: ListAddress['linkTo'];
}

/** The longest text that stays on one line, such as a date or an amount. */
const ONE_LINE = 18;

/** The length to which a cell's text is cut; the row's own page shows all of it. */
const LONGEST = 80;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Makes the columns of a resource's list, as the person chose them; the name links to the row. */
export const resourceColumns = (props: ResourceColumnsProps): AdminColumn<ResourceItem>[] => {
  const { resource, chosen, nameOf, linkTo } = props;
  const firstPicture = Object.keys(resource.pictures)[0];
  return [
    ...chosen.columns.map(({ name, field }): AdminColumn<ResourceItem> => ({
      name,
      label: field.label,
      edge: <ColumnEdge onWidth={(width) => chosen.setWidth(name, width)} />,
      width: chosen.widths[name],
      isNumber: isNumber({ name, field }),
      isSortable: isSortable({ name, field }),
      isTitle: name === resource.named,
      cell: (row) => {
        const text = shortened(cellText(name, field, row, nameOf));
        if (name !== resource.named)
          return text.length > ONE_LINE ? text : <span className={classes('nowrap')}>{text}</span>;
        const picture = firstPicture === undefined ? undefined : (row.pictures[firstPicture] ?? null);
        return (
          <span className={styles.name}>
            {picture !== undefined && (
              <Picture className={styles.thumb} src={picture} alt="" width={40} height={40} fit="contain" />
            )}
            <Link {...linkTo(String(row.id))} className={classes('strong')}>
              {text || nameOfRow(resource, row)}
            </Link>
          </span>
        );
      },
    })),
    ...(resource.isPublished || resource.publishedBy !== null
      ? [
          {
            name: 'publication',
            label: 'State',
            isSortable: false,
            cell: (row: ResourceItem) => {
              const state = publicationOf(resource, row);
              return <Badge tone={publicationTones[state]}>{publicationWords[state]}</Badge>;
            },
          },
        ]
      : []),
  ];
};
