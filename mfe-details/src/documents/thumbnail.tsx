import { classes } from '@phila/ui';
import { calls, type PersonsDocument } from '@phila/contract/calls';
import { documentTypes, pictureTypes } from '@phila/contract/documents';
import { useNearView } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  file: PersonsDocument;
  /** Drawn width: `small` in a row, `large` in a tile. */
  size: 'small' | 'large';
}

const WIDTHS = { small: '160', large: '640' } as const;

const isPicture = ({ type }: PersonsDocument): boolean => pictureTypes.some((one) => one === type);

/**
 * Preview of a document: a small copy of a picture, loaded near the view, or a sheet with the type. It is hidden from
 * screen readers, as the name is beside it.
 */
export const Thumbnail = ({ file, size }: ThumbnailProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(place);
  const { data } = useQuery(
    calls.documents.thumbnail.query(
      { params: { id: file.documentId }, query: { Width: WIDTHS[size] } },
      { enabled: isNear && isPicture(file), retry: false, staleTime: Infinity },
    ),
  );
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || data === undefined) return undefined;
      const address = URL.createObjectURL(data);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  return (
    <span
      ref={place}
      className={classes('centred rigid rounded clip tiny heavy text', styles.place)}
      data-size={size}
      aria-hidden="true"
    >
      {data === undefined ? (
        <span className={styles.sheet} data-type={file.type}>
          <span>{documentTypes[file.type].label}</span>
        </span>
      ) : (
        <img className={classes('full full-height fitted', styles.picture)} ref={show} alt="" />
      )}
    </span>
  );
};
