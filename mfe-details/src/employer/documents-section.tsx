import { calls, type RoomDocument } from '@phila/contract/calls';
import { dateText, fileSizeText, southAfricanDay } from '@phila/contract/format';
import { messageOf, notify, saveBlob, send } from '@phila/platform';
import { Button, classes, Icon, Surface } from '@phila/ui';
import { useState } from 'react';
import type { RoomSection } from './room-section.ts';

const Row = ({ id, fileName, size, addedAt }: RoomDocument) => {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveBlob(await send(calls.organisation.roomDocumentFile, { params: { documentId: id } }), fileName);
    } catch (error) {
      const text = messageOf(error, 'We could not download the document. Please try again.');
      notify({ severity: 'error', text });
    } finally {
      setLoading(false);
    }
  };
  return (
    <li className={classes('row gap-12 pad-y-12 rule-above')}>
      <Icon name="file" size={22} className={classes('rigid accent')} />
      <div className={classes('grid grow shrink gap-2')}>
        <p className={classes('medium anywhere')}>{fileName}</p>
        <p className={classes('small muted figures')}>
          {fileSizeText(size)}, {dateText(southAfricanDay(new Date(addedAt)))}
        </p>
      </div>
      <Button
        icon={<Icon name="download" size={18} />}
        aria-label={`Download ${fileName}`}
        loading={isLoading}
        onClick={() => void download()}
      >
        Download
      </Button>
    </li>
  );
};

/** PDFs for all members of the organisation. */
export const DocumentsSection: RoomSection = ({ room: { documents } }) =>
  documents.length === 0 ? null : (
    <Surface title="Documents">
      <ul>
        {documents.map((one) => (
          <Row key={one.id} {...one} />
        ))}
      </ul>
    </Surface>
  );
