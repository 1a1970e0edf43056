import type { CarouselDeck, CarouselSlide } from '@limelight/contracts';
import { slideKinds, slideLabel, type CarouselKind } from '@limelight/slides/catalog';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowMerge,
  IconArrowUp,
  IconArrowsSplit2,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './editor.module.css';

const kinds = slideKinds.map((value) => ({ value, label: slideLabel(value) }));

function Tool({
  label,
  icon,
  disabled = false,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      look="quiet"
      size="small"
      title={label}
      aria-label={label}
      icon={icon}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

export interface SlideToolsProps {
  deck: CarouselDeck;
  slide: CarouselSlide;
  index: number;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onKind: (kind: CarouselKind) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onSplit: () => void;
  onMerge: () => void;
  onRemove: () => void;
}

export function SlideTools({ deck, slide, index, ...can }: SlideToolsProps) {
  const { length } = deck.slides;
  return (
    <fieldset className={styles.tools} aria-label="Slide actions">
      <NativeSelect
        aria-label="Kind of slide"
        size="xs"
        data={kinds}
        value={slide.kind}
        onChange={({ currentTarget }) => {
          const kind = slideKinds.find((one) => one === currentTarget.value);
          if (kind !== undefined) can.onKind(kind);
        }}
      />
      <Tool label="Undo" icon={<IconArrowBackUp size={18} />} disabled={!can.canUndo} onClick={can.onUndo} />
      <Tool
        label="Redo"
        icon={<IconArrowForwardUp size={18} />}
        disabled={!can.canRedo}
        onClick={can.onRedo}
      />
      <Tool
        label="Move slide up"
        icon={<IconArrowUp size={18} />}
        disabled={index === 0}
        onClick={() => can.onMove(index - 1)}
      />
      <Tool
        label="Move slide down"
        icon={<IconArrowDown size={18} />}
        disabled={index === length - 1}
        onClick={() => can.onMove(index + 1)}
      />
      <Tool
        label="Duplicate slide"
        icon={<IconCopy size={18} />}
        disabled={length >= 20}
        onClick={can.onDuplicate}
      />
      <Tool
        label="Split slide in two"
        icon={<IconArrowsSplit2 size={18} />}
        disabled={length >= 20}
        onClick={can.onSplit}
      />
      <Tool
        label="Merge with the next slide"
        icon={<IconArrowMerge size={18} />}
        disabled={index === length - 1}
        onClick={can.onMerge}
      />
      <Tool
        label="Delete slide"
        icon={<IconTrash size={18} />}
        disabled={length < 2}
        onClick={can.onRemove}
      />
    </fieldset>
  );
}
