import { carouselFileName, type CarouselFormat } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchExport } from '../api.ts';

const formats: readonly { format: CarouselFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF document' },
  { format: 'pptx', label: 'PowerPoint' },
  { format: 'png', label: 'Pictures (ZIP)' },
];

export function ExportMenu({
  id,
  title,
  before,
}: {
  id: string;
  title: string;
  /** Saves pending changes. Resolves to false if that failed. */
  before: () => Promise<boolean>;
}) {
  const [busy, setBusy] = useState(false);
  const download = async (format: CarouselFormat) => {
    setBusy(true);
    try {
      if (await before()) saveBlob(await fetchExport(id, format), carouselFileName(title, format));
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button loading={busy} icon={<IconChevronDown size={16} />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => void download(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
