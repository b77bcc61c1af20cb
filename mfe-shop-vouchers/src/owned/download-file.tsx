import { calls, type BeginningFile } from '@phila/contract/calls';
import { fileSizeText } from '@phila/contract/format';
import { messageOf, notify, saveBlob, send } from '@phila/platform';
import { Button, Icon } from '@phila/ui';
import { useState } from 'react';

interface DownloadFileProps {
  productId: number;
  file: BeginningFile;
}

/** Downloads the starting file of a product that the person owns. */
export const DownloadFile = ({ productId, file: { fileName, size } }: DownloadFileProps) => {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveBlob(await send(calls.shop.ownedProductFile, { params: { id: productId } }), fileName);
    } catch (error) {
      const text = messageOf(error, 'We could not download the file. Please try again.');
      notify({ severity: 'error', text });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon={<Icon name="download" size={18} />} loading={isLoading} onClick={() => void download()}>
      Download {fileName} ({fileSizeText(size)})
    </Button>
  );
};
